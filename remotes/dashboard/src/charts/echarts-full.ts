import { PieChart, RadarChart, ScatterChart } from 'echarts/charts';
import { RadarComponent } from 'echarts/components';

import { echarts } from './echarts-basic';

echarts.use([PieChart, RadarChart, ScatterChart, RadarComponent]);
