import { SINGLE_YEAR_SERIES_NAME, type YearFigures } from '@backoffice/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { shuffledLooks, type SeriesLook } from '../../charts/colors/palette';
import { FiguresTable } from '../../charts/figures-table';
import { ChartFrame } from '../../charts/frame/chart-frame';
import { manyLines, soleLine } from '../../charts/series-options';
import { useChartSetting } from '../../charts/use-chart-setting';
import { useFormats } from '../../charts/use-formats';
import { summaryOf } from '../chart-summary';
import { drawnMonths, totalMoney } from '../years/year-figures';
import { SeriesLegend } from './series-legend';

const HEIGHT = 260;

interface Props {
  /** The name of the category that the figures are of. */
  name: string;
  figures: readonly YearFigures[] | undefined;
  today: string;
  busy: boolean;
}

interface DrawnYear {
  year: number;
  name: string;
  /** The total, formatted. */
  total: string;
  values: (number | null)[];
  look: SeriesLook;
}

/**
 * A line per year. A single one is named '2024', as specified, and its tooltip tells the year
 * really drawn.
 */
export function PerformanceChart({ name, figures, today, busy }: Props) {
  const { t } = useTranslation('dashboard');
  const { months, money } = useFormats();
  const setting = useChartSetting();
  const drawn = useDrawnYears(figures, today);

  const option = useMemo(() => {
    const around = { categories: months, setting, format: money.full, short: money.short };
    const [first = null] = drawn;
    if (drawn.length > 1) return manyLines(drawn, around);
    const series = { name: SINGLE_YEAR_SERIES_NAME, values: first?.values ?? [] };
    return soleLine(series, String(first?.year ?? ''), around);
  }, [months, money, setting, drawn]);

  return (
    <>
      {drawn.length > 1 && <SeriesLegend entries={drawn} />}
      <ChartFrame
        width="100%"
        height={HEIGHT}
        busy={busy}
        option={option}
        summary={
          drawn.map((one) => summaryOf({ ...one, name }, months, money, t)).join(' ') ||
          t('chart.none', { name })
        }
        table={drawn.length > 0 && <YearsTable caption={name} drawn={drawn} />}
      />
    </>
  );
}

/** Adds totals and looks; each set of years gets the palette in another random order. */
function useDrawnYears(figures: readonly YearFigures[] | undefined, today: string): DrawnYear[] {
  const { money } = useFormats();
  const key = figures?.map(({ year }) => year).join() ?? '';
  // eslint-disable-next-line react-hooks/exhaustive-deps -- drawn anew for other years
  const looks = useMemo(() => shuffledLooks(), [key]);
  return useMemo(
    () =>
      (figures ?? []).map((one, index) => ({
        year: one.year,
        name: String(one.year),
        total: money.full(totalMoney(one)),
        values: drawnMonths(one, today),
        look: looks[index % looks.length] as SeriesLook,
      })),
    [figures, today, looks, money],
  );
}

function YearsTable({ caption, drawn }: { caption: string; drawn: readonly DrawnYear[] }) {
  const { t } = useTranslation('dashboard');
  const { months, money } = useFormats();
  return (
    <FiguresTable
      caption={caption}
      corner={t('chart.month')}
      columns={drawn.map((one) => one.name)}
      rows={months.map((head, month) => ({
        head,
        cells: drawn.map(({ values }) => money.full(values[month])),
      }))}
    />
  );
}
