import type { StockRow } from '@backoffice/api-client/resources/products';
import { NO_VALUE, type TFunction } from '@backoffice/i18n';
import { Money, type Column } from '@backoffice/ui';

/** The units for sale, as staff tell them apart at the counter. */
export const sellingColumns = (t: TFunction<'sales'>): Column<StockRow>[] => [
  { id: 'code', header: t('selling.code'), cell: (unit) => <strong>{unit.code}</strong> },
  { id: 'brand', header: t('selling.brand'), cell: (unit) => unit.brand },
  {
    id: 'product',
    header: t('selling.product'),
    cell: (unit) => unit.name ?? unit.specific_type ?? NO_VALUE,
  },
  { id: 'color', header: t('selling.color'), cell: (unit) => unit.color ?? NO_VALUE },
  { id: 'size', header: t('selling.size'), cell: (unit) => unit.number ?? NO_VALUE },
  { id: 'location', header: t('selling.location'), cell: (unit) => unit.location ?? NO_VALUE },
  {
    id: 'barcode',
    header: t('selling.barcode'),
    cell: (unit) => <bdi className="font-monospace">{unit.barcode}</bdi>,
  },
  {
    id: 'price',
    header: t('selling.price'),
    align: 'end',
    cell: (unit) => <Money value={unit.price} />,
  },
];
