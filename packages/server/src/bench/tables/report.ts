import type { Measured } from '../api/calls';
import type { Load } from '../http-load';
import { table } from './table';

/** One line of the table: medians of the runs. */
export interface Measurement {
  engine: 'postgres' | 'embedded';
  call: Measured;
  stock: number;
  connections: number;
  api: Load;
  /** A bare server that sends the same statements. */
  same: Load | undefined;
  /** One that sends the fastest statements for the same rows. */
  best: Load | undefined;
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** The time that this part (0 to 1) of all times does not exceed. */
export const percentile = (times: number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

export const medianLoad = (loads: Load[]): Load => ({
  answered: loads.reduce((all, { answered }) => all + answered, 0),
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p50: median(loads.map(({ p50 }) => p50)),
  p99: median(loads.map(({ p99 }) => p99)),
});

const ms = (value: number) => value.toFixed(1);
const HEAD = [
  'engine',
  'call',
  'units',
  'clients',
  'API /s',
  'p50 ms',
  'p99 ms',
  'same /s',
  'ratio',
  'aim',
  'best /s',
  'ratio',
  'aim',
];

/** The least ratio of the API's requests a second to another server's, by connections. */
const AIMS = {
  same: { list: { 1: 0.75, 10: 0.75 }, years: { 1: 0.75, 10: 0.75 }, user: { 10: 0.75 } },
  best: {
    ...{ list: { 10: 0.6 }, barcode: { 10: 0.6 }, day: { 10: 0.6 } },
    ...{ years: { 10: 0.6 }, user: { 10: 0.6 } },
  },
} as const satisfies Record<string, Partial<Record<Measured, Record<number, number>>>>;

const aimOf = ({ call, connections }: Measurement, other: keyof typeof AIMS) => {
  const aims: Partial<Record<Measured, Record<number, number>>> = AIMS[other];
  return aims[call]?.[connections];
};

/** Another server's requests a second, the API's ratio to it, and the ratio that it should have. */
function beside(measurement: Measurement, other: keyof typeof AIMS): string[] {
  const load = measurement[other];
  if (!load) return ['', '', ''];
  const aim = aimOf(measurement, other);
  const ratio = (measurement.api.perSecond / load.perSecond).toFixed(2);
  return [load.perSecond.toFixed(0), ratio, aim === undefined ? '' : aim.toFixed(2)];
}

export const speedTable = (measurements: Measurement[]): string =>
  table(
    HEAD,
    measurements.map((measurement) => {
      const { engine, call, stock, connections, api } = measurement;
      return [
        ...[engine, call, stock.toLocaleString('en'), String(connections)],
        ...[api.perSecond.toFixed(0), ms(api.p50), ms(api.p99)],
        ...[...beside(measurement, 'same'), ...beside(measurement, 'best')],
      ];
    }),
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
