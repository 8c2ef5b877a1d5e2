import {
  type ClosingView,
  type MovedMoney,
  type TillReport,
  DENOMINATIONS,
  type CashPieces,
} from '@backoffice/contracts';
import { centsOf, formatMoment, formatMoney, moneyOfCents, formatNumber } from '@backoffice/i18n';

import { subtypeName } from '../../transactions/subtype-name';
import { wayName } from '../../words/way-name';
import { goodsSections } from './goods-sections';
import type { MakeSection, ReportRow, ReportSection, SectionId, Told } from './report-section';

/** The counted notes and coins, the largest first. */
const pieceRows = (cash: CashPieces): ReportRow[] =>
  DENOMINATIONS.flatMap((cents) => {
    const pieces = cash[`${cents}`] ?? 0;
    if (pieces === 0) return [];
    return {
      key: `${cents}`,
      label: `${formatNumber(pieces)} × ${formatMoney(moneyOfCents(cents))}`,
      amount: moneyOfCents(cents * pieces),
    };
  });

type Part = string | null | undefined | false;

const parts = (...all: Part[]): string[] => all.filter((part): part is string => Boolean(part));

/**
 * The sections of a closing, in reading order; those without rows are left out.
 * The server tells a person who counts blind the counts, but no expected amounts.
 */
export function reportSections(view: ClosingView, told: Told): ReportSection[] {
  const { t } = told;
  const section = (id: SectionId, rows: ReportRow[]) => ({
    id,
    title: t(`closings.sections.${id}`),
    rows,
  });
  const { report, sums = [], late = [], recounts } = view;
  return [
    section('late', lateRows(late, told)),
    section('recounts', recountRows(recounts, told)),
    section('drawer', drawerRows(view, told)),
    section('pieces', pieceRows(view.cash)),
    section('ways', wayRows(sums, told)),
    ...(report ? ofReport(report, told, section) : []),
  ].filter(({ rows }) => rows.length > 0);
}

const ofReport = (report: TillReport, told: Told, section: MakeSection): ReportSection[] => [
  section('sources', sourceRows(report, told)),
  ...goodsSections(report, told, section),
  section('movements', movementRows(report, told)),
  section('bookings', bookingRows(report, told)),
];

/** The rows lead from the opening cash to the cash that stays in the drawer. */
function drawerRows({ closing, opening, sums }: ClosingView, { t }: Told): ReportRow[] {
  const cash = closing.counts?.find(({ way }) => way === 'cash');
  const moved = sums?.find(({ way }) => way === 'cash')?.amount ?? '0.00';
  const taken = centsOf(closing.counted_cash) - centsOf(closing.left);
  const row = (key: DrawerRow, amount: string, notes?: string[]): ReportRow => ({
    key,
    label: t(`closings.drawer.${key}`),
    ...(notes && { notes }),
    amount,
  });
  return [
    ...(opening ? [row('opening', opening.cash, openingNotes(opening, t))] : []),
    ...(cash ? [row('moved', moved), row('expected', cash.expected)] : []),
    row('counted', closing.counted_cash),
    row('left', closing.left),
    row('taken', moneyOfCents(taken)),
  ];
}
type DrawerRow = 'opening' | 'moved' | 'expected' | 'counted' | 'left' | 'taken';

/** The opening cash is remarked on only if somebody counted it. */
function openingNotes(
  { left, counted, counted_by: by }: NonNullable<ClosingView['opening']>,
  t: Told['t'],
): string[] {
  if (counted === null) return [];
  const missing = left === null ? 0 : centsOf(counted) - centsOf(left);
  return parts(
    by !== null && t('closings.countedBy', { name: by }),
    missing !== 0 && t('closings.leftBefore', { amount: formatMoney(left) }),
    missing !== 0 &&
      t('closings.openingDifference', { amount: formatMoney(moneyOfCents(missing)) }),
  );
}

const wayRows = (sums: readonly MovedMoney[], { t }: Told): ReportRow[] =>
  sums.map(({ way, amount }) => ({ key: way, label: wayName(t, way), amount }));

const sourceRows = ({ sources }: TillReport, { t }: Told): ReportRow[] =>
  sources.map(({ source, way, count, amount }) => ({
    key: `${source}.${way}`,
    label: t(`till.sources.${source}`),
    notes: parts(wayName(t, way), t('closings.times', { number: count })),
    amount,
  }));

const movementRows = ({ movements }: TillReport, { t, timeZone }: Told): ReportRow[] =>
  movements.map(({ id, direction, reason, way, amount, note, user, recorded_at }) => ({
    key: `${id}`,
    label: t(`closings.moved.${direction}`, { reason: t(`till.reasons.${reason}`) }),
    notes: parts(wayName(t, way), formatMoment(recorded_at, timeZone), user, note),
    amount: direction === 'in' ? amount : moneyOfCents(-centsOf(amount)),
  }));

const bookingRows = ({ bookings }: TillReport, { t }: Told): ReportRow[] =>
  bookings.map(({ name, way, amount }, index) => ({
    key: `${index}`,
    label: subtypeName(t, name),
    notes: [wayName(t, way)],
    amount,
  }));

const lateRows = (late: NonNullable<ClosingView['late']>, { t, timeZone }: Told): ReportRow[] =>
  late.map(({ id, source, subject, receipt_number: number, way, amount, user, recorded_at }) => ({
    key: `${id}`,
    label:
      (number ? t('return.receipt', { number: `${number}` }) : subtypeName(t, subject)) ||
      t(`closings.kinds.${source}`),
    notes: parts(
      subject && t(`closings.kinds.${source}`),
      wayName(t, way),
      formatMoment(recorded_at, timeZone),
      user,
    ),
    amount,
  }));

const recountRows = (recounts: ClosingView['recounts'], { timeZone }: Told): ReportRow[] =>
  recounts.map(({ id, recorded_at, user, reason, counted_cash, terminals }) => ({
    key: `${id}`,
    label: formatMoment(recorded_at, timeZone),
    notes: parts(user, reason, ...terminalTexts(terminals)),
    amount: counted_cash,
  }));

const terminalTexts = (terminals: ClosingView['terminals']) =>
  Object.entries(terminals)
    .filter(([, amount]) => centsOf(amount) !== 0)
    .map(([bank, amount]) => `${bank} ${formatMoney(amount)}`);
