import {
  isWholeBooking,
  type Booking,
  type WholeBooking,
} from '@backoffice/api-client/resources/transactions';
import { NO_VALUE, type TFunction } from '@backoffice/i18n';
import { Badge, Icon, ICONS, Money, type Column } from '@backoffice/ui';

import { wayName } from '../words/way-name';
import { subtypeName } from './subtype-name';
import { transactionLabel } from './transaction-label';
import { wayOf } from './transaction-totals';

interface Actions {
  onEdit: (transaction: WholeBooking) => void;
  onDelete: (transaction: WholeBooking) => void;
}

/** `withShop` if bookings of several shops are listed. */
export const transactionColumns = (
  t: TFunction<'sales'>,
  { withShop }: { withShop: boolean },
): Column<Booking>[] => [
  {
    id: 'subType',
    phone: 'title',
    header: t('words:fields.subtype'),
    selfEvident: true,
    cell: ({ subType }) => <strong>{subtypeName(t, subType)}</strong>,
  },
  {
    id: 'type',
    phone: 'badge',
    header: t('words:fields.type'),
    selfEvident: true,
    cell: ({ transaction_type: type }) =>
      type === null ? (
        NO_VALUE
      ) : (
        <Badge tone={type === 'income' ? 'success' : 'danger'}>
          {t(`words:transactionType.${type}`)}
        </Badge>
      ),
  },
  {
    id: 'payment',
    phone: 'meta',
    header: t('words:fields.paymentType'),
    selfEvident: true,
    cell: (transaction) => {
      const way = wayOf(transaction);
      return way === null ? NO_VALUE : wayName(t, way);
    },
  },
  ...(withShop ? [shopColumn(t)] : []),
  {
    id: 'description',
    phone: 'meta',
    header: t('words:fields.description'),
    selfEvident: true,
    cell: ({ description }) => description || NO_VALUE,
  },
  {
    id: 'amount',
    phone: 'end',
    header: t('words:fields.price'),
    selfEvident: true,
    align: 'end',
    cell: ({ sale_price }) => <Money value={sale_price} />,
  },
];

const shopColumn = (t: TFunction<'sales'>): Column<Booking> => ({
  id: 'shop',
  phone: 'meta',
  header: t('shop.label'),
  selfEvident: true,
  cell: ({ location }) => location ?? t('shop.none'),
});

/** Edit and Delete at the end of each row, except for rows that lack the data for them. */
export const transactionActions = (
  t: TFunction<'sales'>,
  { onEdit, onDelete }: Actions,
): Column<Booking> => ({
  id: 'actions',
  header: t('transactions.actions'),
  hideHeader: true,
  align: 'end',
  cell: (row) =>
    isWholeBooking(row) && (
      <span className="text-nowrap">
        <button
          type="button"
          className="btn btn-icon btn-sm"
          aria-label={t('transactions.editRow', transactionLabel(t, row))}
          onClick={() => onEdit(row)}
        >
          <Icon path={ICONS.edit} />
        </button>
        <button
          type="button"
          className="btn btn-icon btn-sm"
          aria-label={t('transactions.deleteRow', transactionLabel(t, row))}
          onClick={() => onDelete(row)}
        >
          <Icon path={ICONS.remove} />
        </button>
      </span>
    ),
});
