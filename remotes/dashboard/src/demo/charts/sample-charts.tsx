import { Card } from '@backoffice/ui';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ChartOption } from '../../charts/chart-option';
import { FiguresTable } from '../../charts/figures-table';
import { ChartFrame } from '../../charts/frame/chart-frame';
import { useChartSetting, type ChartSetting } from '../../charts/use-chart-setting';
import styles from '../tables/tables.module.css';
import {
  barOption,
  bubbleOption,
  doughnutOption,
  pieOption,
  radarOption,
  type Slice,
  type Bubble,
} from './sample-options';

/** Placeholder figures; the texts have a name for each `key`. */
const SAMPLE_SLICES = [
  { key: 'sneakers', value: 42 },
  { key: 'boots', value: 28 },
  { key: 'sandals', value: 17 },
  { key: 'shirts', value: 35 },
  { key: 'bags', value: 12 },
] as const;

const SAMPLE_BUBBLES: readonly Bubble[] = [
  { x: 8, y: 12, size: 14 },
  { x: 15, y: 30, size: 26 },
  { x: 24, y: 18, size: 18 },
  { x: 31, y: 41, size: 34 },
  { x: 40, y: 26, size: 22 },
  { x: 47, y: 38, size: 12 },
];

const HEIGHT = 240;

const BUBBLE_ROWS = SAMPLE_BUBBLES.map(({ x, y, size }, index) => ({
  head: String(index + 1),
  cells: [x, y, size].map(String),
}));

const optionsOf = (slices: readonly Slice[], setting: ChartSetting) => ({
  bar: barOption(slices, setting),
  pie: pieOption(slices, setting),
  doughnut: doughnutOption(slices, setting),
  radar: radarOption(slices, setting),
  bubble: bubbleOption(SAMPLE_BUBBLES, setting),
});

/** The template's static charts. */
export function SampleCharts() {
  const { t } = useTranslation('dashboard');
  const setting = useChartSetting();
  const slices = useMemo(
    () => SAMPLE_SLICES.map(({ key, value }) => ({ name: t(`slice.${key}`), value })),
    [t],
  );
  const options = useMemo(() => optionsOf(slices, setting), [slices, setting]);
  const rows = slices.map(({ name, value }) => ({ head: name, cells: [String(value)] }));

  return (
    <div className={styles.charts}>
      {(['pie', 'doughnut', 'radar', 'bar'] as const).map((kind) => (
        <SampleChart key={kind} title={t(`sample.${kind}`)} option={options[kind]}>
          <FiguresTable
            caption={t(`sample.${kind}`)}
            corner={t('sample.kind')}
            columns={[t('sample.number')]}
            rows={rows}
          />
        </SampleChart>
      ))}
      <SampleChart title={t('sample.bubble')} option={options.bubble}>
        <FiguresTable
          caption={t('sample.bubble')}
          corner={t('sample.point')}
          columns={['x', 'y', t('sample.size')]}
          rows={BUBBLE_ROWS}
        />
      </SampleChart>
    </div>
  );
}

interface Props {
  title: string;
  option: ChartOption;
  /** Its figures as a table. */
  children: ReactNode;
}

function SampleChart({ title, option, children }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={title}>
      <ChartFrame
        width="100%"
        height={HEIGHT}
        summary={t('sample.summary', { name: title })}
        option={option}
        table={children}
      />
    </Card>
  );
}
