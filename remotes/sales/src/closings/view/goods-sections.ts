import type { TillReport } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';

import type { MakeSection, ReportRow, Told } from './report-section';

interface Counted {
  units: number;
  amount: string;
}

/** The goods that were sold and brought back, also by type, channel and seller. */
export const goodsSections = (report: TillReport, told: Told, section: MakeSection) => [
  section('goods', goodsRows(report, told)),
  section(
    'types',
    by(report.types, told, ({ type }) => told.t(`words:productType.${type}`)),
  ),
  section(
    'channels',
    by(report.channels, told, ({ sale_type: channel }) => told.t(`words:saleType.${channel}`)),
  ),
  section(
    'sellers',
    by(report.sellers, told, ({ seller }) => seller),
  ),
];

const unitsText = ({ t }: Told, units: number) => t('day.units', { number: formatNumber(units) });

function by<Row extends Counted>(
  rows: readonly Row[],
  told: Told,
  nameOf: (row: Row) => string,
): ReportRow[] {
  // Two people may have the same name, so the key is the index.
  return rows.map((row, index) => ({
    key: `${index}`,
    label: nameOf(row),
    notes: [unitsText(told, row.units)],
    amount: row.amount,
  }));
}

function goodsRows({ sales, returns, corrections, voids }: TillReport, told: Told): ReportRow[] {
  const { t } = told;
  const times = (count: number) => t('closings.times', { number: formatNumber(count) });
  const row = (key: 'sales' | 'returns' | 'corrections' | 'voids') => ({
    key,
    label: t(`closings.goods.${key}`),
  });
  return [
    {
      ...row('sales'),
      notes: [times(sales.count), unitsText(told, sales.units)],
      amount: sales.amount,
    },
    {
      ...row('returns'),
      notes: [times(returns.count), unitsText(told, returns.units)],
      amount: returns.amount,
    },
    { ...row('corrections'), notes: [times(corrections.count)], amount: null },
    { ...row('voids'), notes: [times(voids.count)], amount: null },
  ];
}
