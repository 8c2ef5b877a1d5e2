import type { Closing, PaymentWay } from '@backoffice/contracts';
import { formatMoment, moneyOfCents, NO_VALUE, type TFunction } from '@backoffice/i18n';
import { Badge, Money, type Column } from '@backoffice/ui';

import { wayName } from '../words/way-name';
import { cashCount, differingWays, wayCounts } from './differences';
import { Differences, Explained } from './differences-cell';

interface Options {
  t: TFunction<'sales'>;
  closings: readonly Closing[];
  timeZone: string | undefined;
}

export const shopName = (t: TFunction<'sales'>, { location }: Pick<Closing, 'location'>): string =>
  location?.name ?? t('shop.none');

/** The server tells no counts to people who count blind, so they get no differences. */
export function closingColumns({ t, closings, timeZone }: Options): Column<Closing>[] {
  const isTold = closings.some(({ counts }) => counts);
  return [
    {
      id: 'number',
      phone: 'meta',
      header: t('closings.number'),
      cell: ({ number }) => number,
    },
    {
      id: 'shop',
      phone: 'title',
      header: t('shop.label'),
      cell: (closing) => <strong className="text-nowrap">{shopName(t, closing)}</strong>,
    },
    {
      id: 'closed',
      phone: 'meta',
      header: t('closings.closed'),
      selfEvident: true,
      cell: ({ closed_at }) => (
        <span className="text-nowrap">{formatMoment(closed_at, timeZone)}</span>
      ),
    },
    {
      id: 'by',
      phone: 'meta',
      header: t('words:fields.by'),
      selfEvident: true,
      cell: ({ closed_by }) => closed_by,
    },
    {
      id: 'recounts',
      phone: 'badge',
      header: t('closings.recounts'),
      hideHeader: true,
      cell: ({ recounts }) => recounts > 0 && <Badge tone="info">{t('closings.recounted')}</Badge>,
    },
    {
      id: 'counted',
      phone: 'end',
      header: t('closings.countedCash'),
      selfEvident: true,
      align: 'end',
      cell: ({ counted_cash }) => <Money value={counted_cash} />,
    },
    ...(isTold ? [differences(t)] : []),
    {
      id: 'left',
      header: t('words:fields.left'),
      align: 'end',
      cell: ({ left }) => <Money value={left} />,
    },
    {
      id: 'reason',
      header: t('words:fields.reason'),
      width: '100%',
      cell: (closing) => <Reason closing={closing} />,
    },
  ];
}

/** The reason that was given, and what later corrections explain. */
const Reason = ({ closing }: { closing: Closing }) => (
  <>
    <bdi>{closing.reason || NO_VALUE}</bdi>{' '}
    {differingWays(closing).map((count) => (
      <Explained key={count.way} count={count} />
    ))}
  </>
);

const differences = (t: TFunction<'sales'>): Column<Closing> => ({
  id: 'difference',
  phone: 'badge',
  header: t('closings.difference'),
  align: 'end',
  cell: (closing) => <Differences closing={closing} isShort />,
  csv: (closing) => differingWays(closing).length || null,
});

type FileColumn = Pick<Column<Closing>, 'header' | 'csv'>;

/** The file has each figure in a column of its own; moments as ISO 8601. */
export function closingFileColumns({ t, closings }: Omit<Options, 'timeZone'>): FileColumn[] {
  const isTold = closings.some(({ counts }) => counts);
  return [
    { header: t('closings.number'), csv: ({ number }) => number },
    { header: t('shop.label'), csv: (closing) => shopName(t, closing) },
    { header: t('closings.opened'), csv: ({ opened_at }) => opened_at },
    { header: t('closings.closed'), csv: ({ closed_at }) => closed_at },
    { header: t('words:fields.closedBy'), csv: ({ closed_by }) => closed_by },
    ...(isTold
      ? [
          {
            header: t('closings.expectedCash'),
            csv: (closing: Closing) => cents(cashCount(closing)?.expected),
          },
        ]
      : []),
    { header: t('closings.countedCash'), csv: ({ counted_cash }) => counted_cash },
    ...(isTold ? (['cash', 'NLB', 'PCB', 'TEB'] as const).flatMap(wayFileColumns(t)) : []),
    { header: t('words:fields.left'), csv: ({ left }) => left },
    { header: t('words:fields.reason'), csv: ({ reason }) => reason },
    { header: t('closings.recounts'), csv: ({ recounts }) => recounts },
  ];
}

const wayFileColumns = (t: TFunction<'sales'>) => (way: PaymentWay) => {
  const of = (closing: Closing) => wayCounts(closing)?.find((count) => count.way === way);
  const name = wayName(t, way);
  return [
    {
      header: t('closings.differenceOf', { way: name }),
      csv: (closing: Closing) => cents(of(closing)?.difference),
    },
    {
      header: t('closings.lateOf', { way: name }),
      csv: (closing: Closing) => cents(of(closing)?.late),
    },
  ];
};

const cents = (value: number | undefined) =>
  value === undefined ? undefined : moneyOfCents(value);
