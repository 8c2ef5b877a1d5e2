import { startListening } from './scan-listener';
import {
  logScan,
  restartScanCount,
  retractScan,
  scanLog,
  setHeldScans,
  setWaitingScans,
  type ScanOutcome,
} from './scan-log';
import type { Scan } from './scan-reader';
import { playScanSound } from './scan-sound';

/** What became of a scan; nothing means found. With a reason where the outcome alone says too little. */
export type ScanAnswer = void | ScanOutcome | { outcome: ScanOutcome; reason: string } | undefined;

/** Handles one code. */
export type OnScan = (code: string) => ScanAnswer | Promise<ScanAnswer>;

/** Takes a code, and deals with it when those before it are done. */
type Consumer = (code: string) => void;

const consumers: Consumer[] = [];
let listeners = 0;
let stopListening: (() => void) | undefined;

/** Pages on their way, and what was scanned meanwhile. */
let arrivals = 0;
let held: string[] = [];
let givingUp: ReturnType<typeof setTimeout> | undefined;

/** Halves of codes, of which nobody wants to hear any more. */
const retracted = new Set<string>();

/** So many scans wait for a page; who scans on without looking would not know them all any more. */
const MAX_HELD = 50;
/** So long after its arrival a page may say that it takes scans. Milliseconds. */
const HELD_AT_MOST = 5_000;

/** Listens until all who asked have left. */
export function listen(): () => void {
  listeners += 1;
  stopListening ??= startListening({
    isWanted: () => consumers.length > 0 || arrivals > 0,
    take,
  });
  return () => {
    listeners -= 1;
    if (listeners > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
}

/** The newest consumer gets the scans: a dialog's before its page's. Returns how to leave. */
export function addConsumer(onScan: OnScan): () => void {
  const leave = listen();
  const consumer = queueFor(onScan);
  if (consumers.length === 0) restartScanCount();
  consumers.push(consumer);
  handOver();
  return () => {
    consumers.splice(consumers.indexOf(consumer), 1);
    leave();
  };
}

/** A page is on its way: scans wait for it. Returns how to say that it is there. */
export function awaitConsumer(): () => void {
  const leave = listen();
  arrivals += 1;
  return () => {
    arrivals -= 1;
    leave();
    handOver();
  };
}

function take({ text, isReadable, replaces }: Scan): void {
  if (replaces !== undefined) retract(replaces);
  if (!isReadable) answer(text, 'unreadable');
  else if (arrivals > 0 && held.length < MAX_HELD) hold([...held, text]);
  else if (arrivals > 0) answer(text, 'failed');
  else consumers.at(-1)?.(text);
}

/** Half a code that was taken for one: forgotten, or when its answer comes. */
function retract(fragment: string): void {
  if (scanLog().unknown.includes(fragment)) retractScan(fragment);
  else retracted.add(fragment);
}

function hold(codes: string[]): void {
  held = codes;
  setHeldScans(codes.length);
}

/** To the page that came; a page that takes no scans leaves them among those not looked up. */
function handOver(): void {
  clearTimeout(givingUp);
  if (arrivals > 0 || held.length === 0) return;
  const codes = held;
  const consumer = consumers.at(-1);
  if (!consumer) {
    givingUp = setTimeout(() => {
      hold([]);
      for (const code of codes) answer(code, 'failed');
    }, HELD_AT_MOST);
    return;
  }
  hold([]);
  for (const code of codes) consumer(code);
}

function answer(code: string, outcome: ScanOutcome, reason?: string): void {
  if (retracted.delete(code)) return;
  logScan(code, outcome, reason);
  playScanSound(outcome);
}

/** Each has a queue of its own: an answer that never comes holds up nobody else. */
function queueFor(onScan: OnScan): Consumer {
  const waiting: string[] = [];
  let isBusy = false;

  const work = async () => {
    isBusy = true;
    for (let code = waiting.shift(); code !== undefined; code = waiting.shift()) {
      setWaitingScans(waiting.length);
      const { outcome, reason } = await answerOf(code, onScan);
      answer(code, outcome, reason);
    }
    isBusy = false;
  };
  return (code) => {
    waiting.push(code);
    if (isBusy) setWaitingScans(waiting.length);
    else void work();
  };
}

/** The error itself is its owner's to report; here it only keeps the code from being lost. */
async function answerOf(
  code: string,
  onScan: OnScan,
): Promise<{ outcome: ScanOutcome; reason?: string }> {
  try {
    const answered = (await onScan(code)) ?? 'found';
    return typeof answered === 'string' ? { outcome: answered } : answered;
  } catch {
    return { outcome: 'failed' };
  }
}
