import { screen, waitFor } from '@backoffice/testing';

import type { ChartOption } from '../charts/chart-option';
import { echarts } from '../charts/frame/chart-library';
import { addChartColors } from './theme-colors';

/** A chart's option as the library holds it: with every part as a list. */
export interface DrawnOption {
  series: { type: string; name: string; data: unknown[]; itemStyle: { color: string } }[];
  xAxis: { data: string[]; inverse: boolean }[];
  yAxis: { max?: number; position: string }[];
  tooltip: { renderMode: string; formatter?: (given: unknown) => string }[];
}

/** Gives charts their colours, a canvas that takes every stroke and shows none, and a size. */
export function pretendCanvas(): void {
  addChartColors();
  const pen = new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'measureText') return (text: string) => ({ width: text.length * 6 });
        if (name === 'createLinearGradient') return () => ({ addColorStop: () => undefined });
        return () => undefined;
      },
      set: () => true,
    },
  );
  HTMLCanvasElement.prototype.getContext = (() =>
    pen) as unknown as HTMLCanvasElement['getContext'];
  pretendWidth(600);
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', size(200));
}

const size = (value: number) => ({ configurable: true, get: () => value });

/** How wide every element is, CSS pixels. */
export const pretendWidth = (width: number): unknown =>
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', size(width));

/** Waits until the chart with this text alternative is drawn, and returns its option. */
export async function drawnOption(summary: RegExp): Promise<DrawnOption> {
  return waitFor(() => {
    const drawing = screen.getByRole('img', { name: summary });
    const element = drawing.querySelector<HTMLElement>('.echarts-for-react');
    const chart = element && echarts.getInstanceByDom(element);
    const option = chart?.getOption() as (ChartOption & DrawnOption) | undefined;
    if (!option?.series?.length) throw new Error('Not drawn yet');
    return option;
  });
}

/** Waits until the library has drawn this number of charts. */
export const chartsDrawn = (count: number): Promise<void> =>
  waitFor(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('.echarts-for-react')];
    const drawn = elements.filter((element) => echarts.getInstanceByDom(element)?.getOption());
    if (drawn.length !== count) throw new Error(`${drawn.length} charts are drawn`);
  });
