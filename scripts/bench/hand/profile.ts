import type { Browser, Page } from 'playwright-core';

/** Of a trace: microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  id?: string;
  id2?: { local?: string };
  args: {
    elementCount?: number;
    beginData?: { dirtyObjects?: number };
    data?: { interactionId?: number };
    name?: string;
  };
}

/** What became of the time of one key or click. Milliseconds, and how many were touched. */
export interface Profile {
  script: number;
  styles: number;
  layout: number;
  paint: number;
  /** Waiting for a frame, the compositor, input, and what the browser doesn't name. */
  rest: number;
  /** Elements styled; those inside containers that are asked for their width come with the layout. */
  styled: number;
  /** Boxes whose layout was out of date. */
  laidOut: number;
}

type Part = Exclude<keyof Profile, 'rest' | 'styled' | 'laidOut'>;

const CATEGORIES = ['__metadata', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
const PARTS: Record<string, Part> = {
  UpdateLayoutTree: 'styles',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  EventDispatch: 'script',
  FunctionCall: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  EvaluateScript: 'script',
  MajorGC: 'script',
  MinorGC: 'script',
};

/** The profile of the interaction that so many of a hundred are not longer than. */
export async function profileOf(browser: Browser, page: Page, share: number, act: () => unknown) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const times = interactionsOf(traceEvents).toSorted((one, other) => one.length - other.length);
  const found = times[Math.max(0, Math.ceil((times.length * share) / 100) - 1)];
  if (!found) throw new Error('The trace tells of no interaction');
  return sumUp(traceEvents, found);
}

interface Interaction {
  pid: number;
  start: number;
  length: number;
}

/** From the key or click to its frame, the longest event of each. */
function interactionsOf(events: TraceEvent[]): Interaction[] {
  const begun = new Map<string | undefined, TraceEvent>();
  const found = new Map<number, Interaction>();
  for (const event of events) {
    if (event.name !== 'EventTiming') continue;
    const key = event.id ?? event.id2?.local;
    if (event.ph === 'b') begun.set(key, event);
    const start = begun.get(key);
    const id = start?.args.data?.interactionId;
    if (event.ph !== 'e' || !start || !id) continue;
    const length = event.ts - start.ts;
    if ((found.get(id)?.length ?? 0) > length) continue;
    found.set(id, { pid: event.pid, start: start.ts, length });
  }
  return [...found.values()];
}

function sumUp(events: TraceEvent[], { pid, start, length }: Interaction): Profile {
  const sum = { script: 0, styles: 0, layout: 0, paint: 0, styled: 0, laidOut: 0 };
  const main = events.find(
    (event) => event.pid === pid && event.args.name === 'CrRendererMain',
  )?.tid;
  const within = events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === main)
    .filter(({ ts, dur = 0 }) => ts + dur > start && ts < start + length)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const open: { end: number; part: Part }[] = [];
  for (const { name, ts, dur = 0, args } of within) {
    const part = PARTS[name];
    if (!part) continue;
    const from = Math.max(ts, start);
    const end = Math.min(ts + dur, start + length);
    while (open[0] && open[0].end <= from) open.shift();
    // What runs within something else is taken from it.
    if (open[0]) sum[open[0].part] -= (end - from) / 1_000;
    sum[part] += (end - from) / 1_000;
    open.unshift({ end, part });
    if (part === 'styles') sum.styled += args.elementCount ?? 0;
    if (part === 'layout') sum.laidOut += args.beginData?.dirtyObjects ?? 0;
  }
  const named = sum.script + sum.styles + sum.layout + sum.paint;
  return { ...sum, rest: length / 1_000 - named };
}
