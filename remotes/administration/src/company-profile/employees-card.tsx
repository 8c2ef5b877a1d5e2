import { companyQueries } from '@backoffice/api-client/resources/company';
import type { Employee } from '@backoffice/contracts';
import { NO_VALUE, type TFunction } from '@backoffice/i18n';
import {
  Badge,
  Card,
  DataTable,
  EmptyState,
  Money,
  QueryView,
  type Column,
  type ShownQuery,
} from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { SAMPLE_EMPLOYEES } from './sample-employees';

/** The employees, or sample rows, marked as such, when the server has no such list. */
export function EmployeesCard() {
  const { t } = useTranslation('administration');
  const query = useQuery(companyQueries.employees());
  const isSample = query.data === null;
  const shown: ShownQuery<readonly Employee[]> = {
    ...query,
    data: query.data === null ? SAMPLE_EMPLOYEES : query.data,
  };
  // The server sends no salaries to people without the right `costs.view`.
  const hasSalaries = shown.data?.some(({ salary }) => salary !== null) ?? false;
  const columns = useMemo(
    () => [...employeeColumns(t), ...(hasSalaries ? [salaryColumn(t)] : [])],
    [t, hasSalaries],
  );

  return (
    <Card
      title={t('companyProfile.employees')}
      actions={isSample && <Badge tone="warning">{t('companyProfile.sample')}</Badge>}
    >
      {isSample && <p className="text-body-secondary">{t('companyProfile.sampleHint')}</p>}
      <QueryView
        query={shown}
        errorText={t('companyProfile.employeesFailed')}
        empty={<EmptyState title={t('companyProfile.noEmployees')} />}
      >
        {(employees) => (
          <DataTable
            caption={t('companyProfile.employees')}
            columns={columns}
            rows={employees}
            rowKey={(employee) => employee.id}
          />
        )}
      </QueryView>
    </Card>
  );
}

const employeeColumns = (t: TFunction<'administration'>): Column<Employee>[] => [
  {
    id: 'name',
    phone: 'title',
    header: t('words:fields.name'),
    cell: (employee) => <strong>{employee.username}</strong>,
  },
  {
    id: 'country',
    phone: 'meta',
    header: t('companyProfile.country'),
    selfEvident: true,
    cell: (employee) => employee.country ?? NO_VALUE,
  },
  {
    id: 'city',
    phone: 'meta',
    header: t('companyProfile.city'),
    selfEvident: true,
    cell: (employee) => employee.city ?? NO_VALUE,
  },
  {
    id: 'role',
    phone: 'meta',
    header: t('role'),
    selfEvident: true,
    cell: (employee) => employee.role || NO_VALUE,
  },
];

const salaryColumn = (t: TFunction<'administration'>): Column<Employee> => ({
  id: 'salary',
  phone: 'end',
  header: t('companyProfile.salary'),
  selfEvident: true,
  align: 'end',
  cell: (employee) => <Money value={employee.salary} />,
});
