import { isLineAway } from '@backoffice/api-client';

import { lineMayBeBack, tryLineAgain } from './line';
import { fieldKind } from './reading/scan-field';
import { startListening } from './reading/scan-listener';
import {
  logScan,
  restartScanCount,
  logWithoutLine,
  retractScan,
  scanLog,
  setHeldScans,
  setScansWithoutLine,
  setWaitingScans,
  type ScanOutcome,
} from './reading/scan-log';
import type { Scan } from './reading/scan-reader';
import { playScanSound } from './scan-sound';

/**
 * The outcome of a scan; nothing means found. A reason is given where the outcome alone says too
 * little, and always with a refusal.
 */
export type ScanAnswer =
  void | Exclude<ScanOutcome, 'refused'> | { outcome: ScanOutcome; reason: string } | undefined;

/** Handles one code. */
export type OnScan = (code: string) => ScanAnswer | Promise<ScanAnswer>;

/** A code without an answer yet; half a code is retracted when its other half comes. */
interface Asked {
  readonly code: string;
  isRetracted: boolean;
  /** It was already shown and sounded that this code waits for the server. */
  isTold?: boolean;
}

interface Consumer {
  /** Takes a code, to ask at once or after those before it. */
  take: (asked: Asked) => void;
  /** Ends the consumer; codes that still wait for the server are logged as failed. */
  leave: () => void;
}

const consumers: Consumer[] = [];
let listeners = 0;
let stopListening: (() => void) | undefined;

/** The number of pages that are still loading, and the scans held for them. */
let arrivals = 0;
let held: Asked[] = [];
/** Runs from a page's arrival until it takes scans, or is given up. */
let givingUp: ReturnType<typeof setTimeout> | undefined;

/** Codes that have no answer yet. */
const unanswered = new Set<Asked>();
/** Codes for which no server could be reached. */
const withoutLine = new Set<Asked>();

/** Most scans held for a page: nobody who scans on without looking would remember more. */
const MAX_HELD = 50;
/** Milliseconds after its arrival in which a page may begin to take scans. */
const HELD_AT_MOST = 5_000;

/** Listens to scans until everybody who called this has left again. Returns how to leave. */
export function listen(): () => void {
  listeners += 1;
  stopListening ??= startListening({
    isWanted,
    take,
    noteSlow: (gap) => void import('./slower-pace').then((late) => late.offerSlowerPace(gap)),
  });
  return () => {
    listeners -= 1;
    if (listeners > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
}

/**
 * Adds a consumer. The newest one gets the scans, so a dialog's before its page's: one after the
 * other, or each as it comes (`isTogether`). Returns how to leave.
 */
export function addConsumer(onScan: OnScan, isTogether = false): () => void {
  const leave = listen();
  const consumer = isTogether ? atOnceFor(onScan) : queueFor(onScan);
  if (consumers.length === 0) restartScanCount();
  consumers.push(consumer);
  handOver();
  return () => {
    consumers.splice(consumers.indexOf(consumer), 1);
    consumer.leave();
    leave();
  };
}

/** Holds scans for a page that is loading. Returns a function to call when it is there. */
export function awaitConsumer(): () => void {
  const leave = listen();
  arrivals += 1;
  return () => {
    arrivals -= 1;
    leave();
    handOver();
  };
}

/** A page that is there but takes no scans may never do so: keys in its text fields are its own. */
const isWanted = (target: EventTarget | null): boolean =>
  consumers.length > 0 || arrivals > 0 || (isArriving() && fieldKind(target) !== 'text');

const isArriving = () => arrivals > 0 || givingUp !== undefined;

/** Takes a whole code that was not read by keys, as one from the camera. */
export const takeCode = (text: string): void => take({ text, isReadable: true });

function take({ text, isReadable, replaces }: Scan): void {
  if (replaces !== undefined) retract(replaces);
  const asked = { code: text, isRetracted: false };
  const consumer = consumers.at(-1);
  if (!isReadable) answer(asked, 'unreadable');
  else if (isArriving() && held.length < MAX_HELD) hold([...held, asked]);
  else if (isArriving() || !consumer) answer(asked, 'failed');
  else hand(asked, consumer);
}

function hand(asked: Asked, consumer: Consumer): void {
  unanswered.add(asked);
  // It will wait behind a code without a server, so tell that; and this is a moment to try again.
  if (withoutLine.size > 0) tellWaiting(asked);
  consumer.take(asked);
  tryLineAgain();
}

/** All codes behind one that waits for the server wait, too. */
const tellLine = (): void =>
  setScansWithoutLine(
    withoutLine.size === 0
      ? []
      : [...unanswered].filter((asked) => !asked.isRetracted).map(({ code }) => code),
  );

/** Forgets a code that waits for the server. */
export function dropWaitingScan(code: string): void {
  for (const asked of unanswered) if (asked.code === code) asked.isRetracted = true;
  tellLine();
  tryLineAgain();
}

/** Forgets half a code that was taken for a whole one, now or when its answer comes. */
function retract(fragment: string): void {
  hold(held.filter(({ code }) => code !== fragment));
  const asked = [...unanswered].findLast(({ code }) => code === fragment);
  if (asked) asked.isRetracted = true;
  else if ([...scanLog().unknown, ...scanLog().failed].includes(fragment)) retractScan(fragment);
}

function hold(scans: Asked[]): void {
  held = scans;
  setHeldScans(scans.length);
}

/** Hands the held scans to the page that came; if it takes none in time, they count as failed. */
function handOver(): void {
  stopWaiting();
  if (arrivals > 0) return;
  const consumer = consumers.at(-1);
  if (!consumer) {
    givingUp = setTimeout(giveUp, HELD_AT_MOST);
    return;
  }
  const scans = held;
  hold([]);
  for (const asked of scans) hand(asked, consumer);
}

function stopWaiting(): void {
  clearTimeout(givingUp);
  givingUp = undefined;
}

function giveUp(): void {
  stopWaiting();
  const scans = held;
  hold([]);
  for (const asked of scans) answer(asked, 'failed');
}

function answer(asked: Asked, outcome: ScanOutcome, reason?: string): void {
  unanswered.delete(asked);
  tellLine();
  if (asked.isRetracted) return;
  logScan(asked.code, outcome, reason);
  playScanSound(outcome);
}

const atOnceFor = (onScan: OnScan): Consumer => {
  const line = lineFor(onScan);
  return { take: (asked) => void line.ask(asked), leave: line.leave };
};

/** Each consumer has its own queue, so that an answer that never comes holds up only that one. */
function queueFor(onScan: OnScan): Consumer {
  const line = lineFor(onScan);
  const waiting: Asked[] = [];
  let isBusy = false;

  const work = async () => {
    isBusy = true;
    for (let asked = waiting.shift(); asked; asked = waiting.shift()) {
      setWaitingScans(waiting.length);
      await line.ask(asked);
    }
    isBusy = false;
  };
  const take = (asked: Asked) => {
    waiting.push(asked);
    if (isBusy) setWaitingScans(waiting.length);
    else void work();
  };
  return { take, leave: line.leave };
}

/** Asks about a code until a server has answered or the page was left. */
function lineFor(onScan: OnScan) {
  let hasLeft = false;
  const ask = async (asked: Asked) => {
    for (let tries = 0; !asked.isRetracted && !(hasLeft && tries > 0); tries += 1) {
      const { outcome, reason } = await answerOf(asked.code, onScan);
      if (outcome !== 'offline') return settle(asked, outcome, reason);
      withoutLine.add(asked);
      if (tries === 0 && !hasLeft) tellWaiting(asked);
      if (!hasLeft) await lineMayBeBack(tries);
    }
    settle(asked, 'failed');
  };
  const leave = () => {
    hasLeft = true;
    tryLineAgain();
  };
  return { ask, leave };
}

/** Shows and sounds that a code waits for the server, once for each code. */
function tellWaiting(asked: Asked): void {
  if (!asked.isTold && !asked.isRetracted) {
    logWithoutLine(asked.code);
    playScanSound('offline');
  }
  asked.isTold = true;
  tellLine();
}

function settle(asked: Asked, outcome: ScanOutcome, reason?: string): void {
  withoutLine.delete(asked);
  answer(asked, outcome, reason);
}

/** The page reports the error itself; here it only keeps the code from being lost. */
async function answerOf(
  code: string,
  onScan: OnScan,
): Promise<{ outcome: ScanOutcome; reason?: string }> {
  try {
    const answered = (await onScan(code)) ?? 'found';
    return typeof answered === 'string' ? { outcome: answered } : answered;
  } catch (error) {
    return { outcome: isLineAway(error) ? 'offline' : 'failed' };
  }
}
