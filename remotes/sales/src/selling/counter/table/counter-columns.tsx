import type { StockRow } from '@backoffice/api-client/resources/products';
import { NO_VALUE, type TFunction } from '@backoffice/i18n';
import { Money, type Column } from '@backoffice/ui';

import { UnitPlace } from '../../unit/unit-place';

/** The columns by which people at the counter tell units apart. */
export const counterColumns = (t: TFunction<'sales'>): Column<StockRow>[] => [
  {
    id: 'code',
    header: t('words:fields.code'),
    selfEvident: true,
    cell: (unit) => <strong>{unit.code}</strong>,
  },
  { id: 'brand', header: t('words:fields.brand'), selfEvident: true, cell: (unit) => unit.brand },
  {
    id: 'product',
    header: t('words:fields.product'),
    selfEvident: true,
    cell: (unit) => unit.name ?? unit.specific_type ?? NO_VALUE,
  },
  {
    id: 'color',
    header: t('words:fields.color'),
    selfEvident: true,
    cell: (unit) => unit.color ?? NO_VALUE,
  },
  { id: 'size', header: t('words:fields.size'), cell: (unit) => unit.number ?? NO_VALUE },
  {
    id: 'location',
    header: t('words:fields.location'),
    selfEvident: true,
    cell: (unit) => (
      <>
        {unit.location ?? NO_VALUE} <UnitPlace unit={unit} />
      </>
    ),
  },
  {
    id: 'barcode',
    header: t('words:fields.barcode'),
    selfEvident: true,
    cell: (unit) => <bdi className="font-monospace">{unit.barcode}</bdi>,
  },
  {
    id: 'price',
    header: t('words:fields.price'),
    selfEvident: true,
    align: 'end',
    cell: (unit) => <Money value={unit.price} />,
  },
];
