import EChartsReactCore from 'echarts-for-react/lib/core';
import { useEffect, useRef } from 'react';

import type { ChartOption } from '../chart-option';
import { echarts } from './chart-library';

const RENDERER = { renderer: 'canvas' } as const;
const FILL = { width: '100%', height: '100%' };

/**
 * In a file of its own, because the chart library weighs more than all the rest. Updates are lazy:
 * an update that drew at once, while the first drawing is still being measured, would draw on an
 * instance that the wrapper has just thrown away.
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
 * Keeps a chart as large as its frame. The wrapper's own watch ignores the first change of size, so
 * that a change soon after the first drawing left the chart at its old width.
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
