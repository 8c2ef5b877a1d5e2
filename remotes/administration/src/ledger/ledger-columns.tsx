import type { ListedArticle } from '@backoffice/api-client/resources/ledger';
import { OTHER } from '@backoffice/contracts';
import { formatMoment, NO_VALUE, type TFunction } from '@backoffice/i18n';
import { Icon, ICONS, Money, type Column } from '@backoffice/ui';

import { QuantityText } from './quantities/quantity-text';
import type { NamedSale } from './sales/named-sales';

type T = TFunction<'administration'>;

const number = (t: T): Column<ListedArticle> => ({
  id: 'number',
  phone: 'meta',
  header: t('ledger.number'),
  cell: (article) => <bdi>{article.article_id}</bdi>,
  sortable: true,
  sortValue: (article) => article.article_id,
});
const name = (t: T): Column<ListedArticle> => ({
  id: 'name',
  phone: 'title',
  header: t('words:fields.name'),
  cell: (article) => <strong>{article.name}</strong>,
  sortable: true,
  sortValue: (article) => article.name,
});
const quantity = (t: T): Column<ListedArticle> => ({
  id: 'quantity',
  phone: 'end',
  header: t('words:fields.quantity'),
  align: 'end',
  cell: (article) => <QuantityText quantity={article.quantity} />,
  sortable: true,
  sortValue: (article) => article.quantity,
});

export const quantityColumns = (t: T): Column<ListedArticle>[] => [number(t), name(t), quantity(t)];

export const articleColumns = (t: T): Column<ListedArticle>[] => [
  number(t),
  name(t),
  {
    id: 'type',
    phone: 'meta',
    header: t('words:fields.type'),
    selfEvident: true,
    cell: (article) => article.type || NO_VALUE,
  },
  quantity(t),
];

export const editColumn = (
  t: T,
  onEdit: (article: ListedArticle) => void,
): Column<ListedArticle> => ({
  id: 'actions',
  header: t('actions'),
  hideHeader: true,
  align: 'end',
  cell: (article) =>
    article.id > 0 && (
      <button
        type="button"
        className="btn btn-icon btn-sm"
        aria-label={t('ledger.editRow', { name: article.name })}
        title={t('edit')}
        onClick={() => onEdit(article)}
      >
        <Icon path={ICONS.edit} />
      </button>
    ),
});

const paid = (t: T): Column<NamedSale> => ({
  id: 'payment',
  phone: 'meta',
  header: t('words:fields.paymentType'),
  selfEvident: true,
  cell: ({ payment_type: type, bank }) =>
    bank !== null && bank !== OTHER
      ? bank
      : type
        ? t(`words:paymentType.${bank ?? type}`)
        : NO_VALUE,
});

/** `withPayment` is true when the server says how articles were paid. */
export const saleColumns = (
  t: T,
  timeZone: string | undefined,
  withPayment: boolean,
): Column<NamedSale>[] => [
  {
    id: 'soldAt',
    phone: 'meta',
    header: t('words:fields.soldAt'),
    selfEvident: true,
    cell: (sale) => formatMoment(sale.createdAt, timeZone),
  },
  {
    id: 'number',
    phone: 'meta',
    header: t('ledger.number'),
    cell: (sale) => <bdi>{sale.article_id ?? NO_VALUE}</bdi>,
  },
  {
    id: 'name',
    phone: 'title',
    header: t('words:fields.name'),
    cell: (sale) => <strong>{sale.name ?? NO_VALUE}</strong>,
  },
  ...(withPayment ? [paid(t)] : []),
  {
    id: 'price',
    phone: 'end',
    header: t('words:fields.price'),
    selfEvident: true,
    align: 'end',
    cell: (sale) => <Money value={sale.price} />,
  },
];
