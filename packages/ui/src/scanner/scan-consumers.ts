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
 * What became of a scan; nothing means found. With a reason where the outcome alone says too little,
 * as a refusal always does.
 */
export type ScanAnswer =
  void | Exclude<ScanOutcome, 'refused'> | { outcome: ScanOutcome; reason: string } | undefined;

/** Handles one code. */
export type OnScan = (code: string) => ScanAnswer | Promise<ScanAnswer>;

/** A code on its way to its answer; half a code is retracted when its rest comes. */
interface Asked {
  readonly code: string;
  isRetracted: boolean;
  /** Somebody knows that it waits for the line. */
  isTold?: boolean;
}

interface Consumer {
  /** Deals with a code when those before it are done. */
  take: (asked: Asked) => void;
  /** Takes no more; what still waits for the line is left among the codes not looked up. */
  leave: () => void;
}

const consumers: Consumer[] = [];
let listeners = 0;
let stopListening: (() => void) | undefined;

/** Pages on their way, and what was scanned before they took scans. */
let arrivals = 0;
let held: Asked[] = [];
/** Runs from a page's arrival until it takes scans, or was given up. */
let givingUp: ReturnType<typeof setTimeout> | undefined;

/** What has no answer yet. */
const unanswered = new Set<Asked>();
/** What was asked, and no server was reached. */
const withoutLine = new Set<Asked>();

/** So many scans wait for a page; who scans on without looking would not know them all any more. */
const MAX_HELD = 50;
/** So long after its arrival a page may say that it takes scans. Milliseconds. */
const HELD_AT_MOST = 5_000;

/** Listens until all who asked have left. */
export function listen(): () => void {
  listeners += 1;
  stopListening ??= startListening({
    isWanted,
    take,
  });
  return () => {
    listeners -= 1;
    if (listeners > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
}

/**
 * The newest consumer gets the scans: a dialog's before its page's; one after the other, or each as
 * it comes. Returns how to leave.
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

/** A page that has come and takes no scans yet may never do: what is typed into its texts is theirs. */
const isWanted = (target: EventTarget | null): boolean =>
  consumers.length > 0 || arrivals > 0 || (isArriving() && fieldKind(target) !== 'text');

const isArriving = () => arrivals > 0 || givingUp !== undefined;

/** A whole code that was read in another way than by keys. */
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
  // Behind one that waits it would wait unheard; and who scans on has perhaps a line again.
  if (withoutLine.size > 0) tellWaiting(asked);
  consumer.take(asked);
  tryLineAgain();
}

/** Behind a code that waits for the line all others wait, too. */
const tellLine = (): void =>
  setScansWithoutLine(
    withoutLine.size === 0
      ? []
      : [...unanswered].filter((asked) => !asked.isRetracted).map(({ code }) => code),
  );

/** Forgets a code that waits for the line. */
export function dropWaitingScan(code: string): void {
  for (const asked of unanswered) if (asked.code === code) asked.isRetracted = true;
  tellLine();
  tryLineAgain();
}

/** Half a code that was taken for one: forgotten, now or when its answer comes. */
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

/** To the page that came; one that takes no scans leaves them among those not looked up. */
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

/** Each has a queue of its own: an answer that never comes holds up nobody else. */
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

/** Asks until a server has answered, or the page was left. */
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

/** Seen and heard, once for each code. */
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

/** The error itself is its owner's to report; here it only keeps the code from being lost. */
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
