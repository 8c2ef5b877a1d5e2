const MB = 1_048_576;
const MOST_GROWTH = 50 * MB;
const MOST_HEAP = 1.1;

export const mb = (bytes) => (bytes / MB).toFixed(1);

/** Prints what happened; answers what was asked of it, each passed or failed. */
export function report({ state, heap, wrong, errors, resident }) {
  const growth = resident.end - resident.warm;
  const ratio = heap.end / heap.warm;
  const failed = [...state.errors, ...errors];
  const outcomes = [
    [
      growth < MOST_GROWTH,
      `server memory after warm-up: ${mb(resident.warm)} to ${mb(resident.end)} MB`,
    ],
    [ratio < MOST_HEAP, `page heap: ${mb(heap.warm)} to ${mb(heap.end)} MB (${ratio.toFixed(2)})`],
    [!failed.length, `errors: ${failed.length}`],
    [!wrong.length, `${state.baskets.size} sales in the books, ${state.refused} refusals`],
  ].map(([passed, test]) => ({ test, status: passed ? 'passed' : 'failed' }));
  for (const line of [...failed.slice(0, 20), ...wrong.slice(0, 20)]) console.log(line);
  console.log(`\n${'call'.padEnd(18)}${['count', 'p50 ms', 'p99 ms'].map(right).join('')}`);
  for (const [kind, times] of Object.entries(state.times)) {
    const sorted = times.sort((a, b) => a - b);
    const at = (share) => sorted[Math.floor(sorted.length * share)].toFixed(1);
    console.log(kind.padEnd(18) + [sorted.length, at(0.5), at(0.99)].map(right).join(''));
  }
  for (const { test, status } of outcomes) console.log(`${status}  ${test}`);
  return outcomes;
}

const right = (value) => String(value).padStart(10);
