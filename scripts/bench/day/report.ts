import type { Tills } from './till.ts';

const MB = 1_048_576;
const MOST_GROWTH = 50 * MB;
const MOST_HEAP = 1.1;

export const mb = (bytes = NaN) => (bytes / MB).toFixed(1);
const right = (value: string | number) => String(value).padStart(10);

/** Bytes once everything is warm, and at the end. */
export interface Growth {
  warm: number;
  end: number;
}

interface Day {
  state: ReturnType<Tills['state']>;
  heap: Growth;
  resident: Growth;
  wrong: string[];
  errors: string[];
}

function judge({ state, heap, wrong, errors, resident }: Day) {
  const ratio = heap.end / heap.warm;
  const outcomes: [boolean, string][] = [
    [
      resident.end - resident.warm < MOST_GROWTH,
      `server memory after warm-up: ${mb(resident.warm)} to ${mb(resident.end)} MB`,
    ],
    [ratio < MOST_HEAP, `page heap: ${mb(heap.warm)} to ${mb(heap.end)} MB (${ratio.toFixed(2)})`],
    [!errors.length, `errors: ${errors.length}`],
    [!wrong.length, `${state.baskets.size} sales in the books, ${state.refused} refusals`],
  ];
  return outcomes.map(([passed, test]) => ({ test, status: passed ? 'passed' : 'failed' }));
}

function callLine(kind: string, times: number[]) {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1);
  return kind.padEnd(18) + [sorted.length, at(0.5), at(0.99)].map(right).join('');
}

/** Prints what happened; answers what was asked of it, each passed or failed. */
export function report(day: Day) {
  const errors = [...day.state.errors, ...day.errors];
  const outcomes = judge({ ...day, errors });
  for (const line of [...errors.slice(0, 20), ...day.wrong.slice(0, 20)]) console.log(line);
  console.log(`\n${'call'.padEnd(18)}${['count', 'p50 ms', 'p99 ms'].map(right).join('')}`);
  for (const [kind, times] of Object.entries(day.state.times)) console.log(callLine(kind, times));
  for (const { test, status } of outcomes) console.log(`${status}  ${test}`);
  return outcomes;
}
