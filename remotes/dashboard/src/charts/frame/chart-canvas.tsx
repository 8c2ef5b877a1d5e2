import EChartsReactCore from 'echarts-for-react/lib/core';
import { useEffect, useRef } from 'react';

import type { ChartOption } from '../chart-option';
import { echarts } from './chart-library';

const RENDERER = { renderer: 'canvas' } as const;
const FILL = { width: '100%', height: '100%' };

/**
 * The chart library's own part: in a file of its own, because it weighs more than all the rest.
 * Updates are lazy: one that drew at once, while the first is still being measured, would draw on
 * an instance that the wrapper has just thrown away.
 */
const ChartCanvas = ({ option }: { option: ChartOption }) => (
  <EChartsReactCore
    ref={useFittedChart()}
    echarts={echarts}
    option={option}
    opts={RENDERER}
    style={FILL}
    notMerge
    lazyUpdate
    autoResize={false}
  />
);

/**
 * Keeps a chart as large as its frame. The wrapper's own watch takes the first change for the first
 * drawing: one in the moments after that left the chart at its old width.
 */
function useFittedChart() {
  const chart = useRef<EChartsReactCore>(null);
  useEffect(() => {
    const frame = chart.current?.ele;
    if (!frame) return;
    const observer = new ResizeObserver(() => requestAnimationFrame(() => fit(frame)));
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return chart;
}

function fit(frame: HTMLElement): void {
  const instance = echarts.getInstanceByDom(frame);
  const isFitting =
    instance?.getWidth() === frame.clientWidth && instance.getHeight() === frame.clientHeight;
  if (!isFitting) instance?.resize({ width: 'auto', height: 'auto' });
}

export default ChartCanvas;
