import type { Measured } from '../calls';
import type { Load } from '../http-load';
import { table } from './table';

/** One line of the table: medians of the runs. */
export interface Measurement {
  call: Measured;
  stock: number;
  connections: number;
  api: Load;
  bare: Load;
  /** Requests a second of the API for one of the bare server. */
  ratio: number;
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

export const medianLoad = (loads: Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p50: median(loads.map(({ p50 }) => p50)),
  p99: median(loads.map(({ p99 }) => p99)),
});

const ms = (value: number) => value.toFixed(1);
const HEAD = [
  'call',
  'units',
  'clients',
  'API /s',
  'bare /s',
  'ratio',
  'p50 ms',
  'p99 ms',
  'bare p99',
];

export const speedTable = (measurements: Measurement[]): string =>
  table(
    HEAD,
    measurements.map(({ call, stock, connections, api, bare, ratio }) => [
      call,
      stock.toLocaleString('en'),
      String(connections),
      api.perSecond.toFixed(0),
      bare.perSecond.toFixed(0),
      ratio.toFixed(2),
      ms(api.p50),
      ms(api.p99),
      ms(bare.p99),
    ]),
  );

/** How much slower each call is in the largest shop than in the smallest. */
export function growthTable(measurements: Measurement[]): string {
  const sizes = measurements.map(({ stock }) => stock);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const rows = measurements
    .filter(({ stock }) => stock === least)
    .flatMap((small) => {
      const large = measurements.find(
        ({ call, connections, stock }) =>
          call === small.call && connections === small.connections && stock === most,
      );
      if (!large || least === most) return [];
      const times = (part: keyof Load) => `${(large.api[part] / small.api[part]).toFixed(2)} x`;
      return [
        [small.call, String(small.connections), times('perSecond'), times('p50'), times('p99')],
      ];
    });
  return table(['call', 'clients', 'per second', 'p50', 'p99'], rows);
}
