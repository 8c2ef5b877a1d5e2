import { DataTable, Money, type Column } from '@backoffice/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { SAMPLE_PEOPLE, type SamplePerson } from './people';

/** §2: Name, Country, City, Salary, filled with demo rows. */
export function SampleTable({ caption }: { caption: string }) {
  const { t } = useTranslation('dashboard');
  const columns = useMemo(
    (): Column<SamplePerson>[] => [
      {
        id: 'name',
        header: t('people.name'),
        cell: (row) => row.name,
        sortable: true,
        sortValue: (row) => row.name,
      },
      {
        id: 'country',
        header: t('people.country'),
        cell: (row) => row.country,
        sortable: true,
        sortValue: (row) => row.country,
      },
      {
        id: 'city',
        header: t('people.city'),
        cell: (row) => row.city,
        sortable: true,
        sortValue: (row) => row.city,
      },
      {
        id: 'salary',
        header: t('people.salary'),
        align: 'end',
        cell: (row) => <Money value={row.salary} />,
        sortable: true,
        sortValue: (row) => Number(row.salary),
      },
    ],
    [t],
  );
  return (
    <DataTable
      columns={columns}
      rows={SAMPLE_PEOPLE}
      rowKey={(row) => row.name}
      caption={caption}
    />
  );
}
