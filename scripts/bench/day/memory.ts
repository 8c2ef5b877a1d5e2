import { median } from '../../../packages/server/src/bench/tables/report.ts';

const SAMPLE_EVERY = 5_000;

interface Sample {
  /** Milliseconds since the start. */
  at: number;
  /** Bytes, as the other two. */
  resident: number;
  heap: number;
  external: number;
}

export type Memory = ReturnType<typeof watchMemory>;

/** Resident bytes of the server, as it tells them itself. */
export function watchMemory(url: string, started: number) {
  const samples: Sample[] = [];
  const sample = async () => {
    const text = await (await fetch(`${url}/metrics`)).text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
    samples.push({
      at: Date.now() - started,
      resident: value('process_resident_memory_bytes'),
      heap: value('nodejs_heap_size_used_bytes'),
      external: value('nodejs_external_memory_bytes'),
    });
  };
  const timer = setInterval(() => void sample().catch(() => undefined), SAMPLE_EVERY);
  return { samples, stop: () => clearInterval(timer) };
}

/** Resident bytes as medians of a tenth of the time, after the warm-up and at the end. */
export function compareMemory(samples: Sample[], warmUp: number) {
  const last = samples.at(-1)?.at ?? 0;
  const between = (from: number, to: number) =>
    median(samples.filter(({ at }) => at >= from * last && at <= to * last).map((s) => s.resident));
  return { warm: between(warmUp, warmUp + 0.1), end: between(0.9, 1) };
}
