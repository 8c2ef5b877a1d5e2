import './echarts-full';

export { ChartCanvas } from './chart-canvas';
