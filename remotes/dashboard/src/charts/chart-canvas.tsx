import EChartsReactCore from 'echarts-for-react/lib/core';

import { echarts } from './chart-library';
import type { ChartOption } from './chart-option';

const RENDERER = { renderer: 'canvas' } as const;
const FILL = { width: '100%', height: '100%' };

/**
 * The chart library's own part: in a file of its own, because it weighs more than all the rest.
 * Updates are lazy: one that drew at once, while the first is still being measured, would draw on
 * an instance that the wrapper has just thrown away.
 */
const ChartCanvas = ({ option }: { option: ChartOption }) => (
  <EChartsReactCore
    echarts={echarts}
    option={option}
    opts={RENDERER}
    style={FILL}
    notMerge
    lazyUpdate
  />
);

export default ChartCanvas;
