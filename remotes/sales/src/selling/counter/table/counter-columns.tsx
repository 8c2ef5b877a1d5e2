import type { StockRow } from '@backoffice/api-client/resources/products';
import { NO_VALUE, type TFunction } from '@backoffice/i18n';
import { Money, type Column } from '@backoffice/ui';

import { UnitPlace } from '../../unit/unit-place';

/** The columns by which people at the counter tell units apart. */
export const counterColumns = (t: TFunction<'sales'>): Column<StockRow>[] => [
  {
    id: 'code',
    header: t('selling.code'),
    selfEvident: true,
    cell: (unit) => <strong>{unit.code}</strong>,
  },
  { id: 'brand', header: t('selling.brand'), selfEvident: true, cell: (unit) => unit.brand },
  {
    id: 'product',
    header: t('selling.product'),
    selfEvident: true,
    cell: (unit) => unit.name ?? unit.specific_type ?? NO_VALUE,
  },
  {
    id: 'color',
    header: t('selling.color'),
    selfEvident: true,
    cell: (unit) => unit.color ?? NO_VALUE,
  },
  { id: 'size', header: t('selling.size'), cell: (unit) => unit.number ?? NO_VALUE },
  {
    id: 'location',
    header: t('selling.location'),
    selfEvident: true,
    cell: (unit) => (
      <>
        {unit.location ?? NO_VALUE} <UnitPlace unit={unit} />
      </>
    ),
  },
  {
    id: 'barcode',
    header: t('selling.barcode'),
    selfEvident: true,
    cell: (unit) => <bdi className="font-monospace">{unit.barcode}</bdi>,
  },
  {
    id: 'price',
    header: t('selling.price'),
    selfEvident: true,
    align: 'end',
    cell: (unit) => <Money value={unit.price} />,
  },
];
