import type { DaySale } from '@backoffice/api-client/resources/sales';
import { formatMoment, NO_VALUE, type TFunction } from '@backoffice/i18n';
import { Badge, Money, type Column } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { partsText, wayName } from '../words/way-name';
import styles from './day-sales.module.css';
import { isTakenBack } from './takings';

/** How it was paid: "Cash", the bank, its parts, or a dash where the row doesn't say. */
function paymentName(t: TFunction<'sales'>, { payment_type, bank_name, parts }: DaySale): string {
  if (parts) return partsText(t, parts);
  const way = payment_type === 'bank' ? (bank_name ?? 'bank') : payment_type;
  if (way === null) return NO_VALUE;
  return wayName(t, way);
}

const saleTypeName = (t: TFunction<'sales'>, { sale_type }: DaySale): string =>
  sale_type === null ? NO_VALUE : t(`words:saleType.${sale_type}`);

/** The receipt of the sale, with a mark that says how a row was taken back. */
function Receipt({ sale }: { sale: DaySale }) {
  const { t } = useTranslation('sales');
  return (
    <>
      {sale.receipt_number ?? NO_VALUE}{' '}
      {isTakenBack(sale) && <Badge tone="danger">{kindName(t, sale)}</Badge>}
    </>
  );
}

function kindName(t: TFunction<'sales'>, { kind, return_number: number }: DaySale): string {
  return kind === 'return' && number !== null
    ? t('day.kinds.returnNumber', { number })
    : t(`day.kinds.${kind}`);
}

/** Two values in one cell, which breaks where a till has no room for two. */
const Both = ({ first, second }: { first: string; second: string | null }) => (
  <>
    {first} {second && <span className="text-nowrap text-body-secondary">{second}</span>}
  </>
);

interface Shown {
  sales: readonly DaySale[];
  timeZone: string | undefined;
  /** Whether the sales of several shops are listed. */
  withShop: boolean;
}

/** The columns of the day's sales; fields that the server doesn't send get none. */
export function daySalesColumns(
  t: TFunction<'sales'>,
  { sales, timeZone, withShop }: Shown,
): Column<DaySale>[] {
  const isKnown = (field: keyof DaySale) => sales.some((sale) => (sale[field] ?? null) !== null);
  const columns: (Column<DaySale> & { isShown?: boolean })[] = [
    {
      id: 'time',
      phone: 'meta',
      header: t('day.time'),
      selfEvident: true,
      isShown: isKnown('sold_at'),
      cell: (sale) => (
        <span className="text-nowrap">
          {formatMoment(sale.sold_at, timeZone, { timeStyle: 'short' })}
        </span>
      ),
    },
    {
      id: 'receipt',
      header: t('words:fields.receipt'),
      isShown: isKnown('receipt_number') || sales.some(isTakenBack),
      cell: (sale) => <Receipt sale={sale} />,
    },
    {
      id: 'code',
      phone: 'title',
      header: t('words:fields.code'),
      selfEvident: true,
      cell: ({ code }) => <strong className={styles.code}>{code}</strong>,
    },
    {
      id: 'brand',
      header: t('words:fields.brand'),
      selfEvident: true,
      cell: (sale) => sale.brand_name,
    },
    {
      id: 'product',
      phone: 'meta',
      header: t('words:fields.product'),
      selfEvident: true,
      cell: (sale) => sale.name ?? sale.product_specific_types ?? NO_VALUE,
    },
    {
      id: 'color',
      phone: 'meta',
      header: t('day.colorAndSize'),
      selfEvident: true,
      cell: ({ color_name: color, number }) =>
        color === null ? (number ?? NO_VALUE) : <Both first={color} second={number} />,
    },
    {
      id: 'payment',
      phone: 'meta',
      header: t('day.payment'),
      selfEvident: true,
      cell: (sale) => (
        <Both first={paymentName(t, sale)} second={sale.sale_type && saleTypeName(t, sale)} />
      ),
    },
    {
      id: 'seller',
      header: t(withShop ? 'day.shopAndSeller' : 'words:fields.seller'),
      selfEvident: withShop,
      isShown: withShop || isKnown('seller'),
      cell: ({ location, seller }) =>
        withShop ? (
          <Both first={location ?? t('shop.none')} second={seller} />
        ) : (
          (seller ?? NO_VALUE)
        ),
    },
    {
      id: 'regularPrice',
      header: t('words:fields.regularPrice'),
      align: 'end',
      cell: (sale) => <Money value={sale.product_price} />,
    },
    {
      id: 'salePrice',
      phone: 'end',
      header: t('day.salePrice'),
      selfEvident: true,
      align: 'end',
      cell: (sale) => <Money value={sale.sale_price} />,
    },
  ];
  return columns.filter(({ isShown }) => isShown !== false);
}
