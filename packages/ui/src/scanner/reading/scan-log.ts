import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

/**
 * What became of a scan. `repeated`: it is on the list already. `elsewhere`: it is taken, but lies in
 * another shop. `kept`: it is noted and sent later. `refused`: it is known and cannot be used. `failed`: no answer was had.
 * `unreadable`: what the scanner typed is no code.
 */
export type ScanOutcome =
  'found' | 'repeated' | 'elsewhere' | 'kept' | 'refused' | 'unknown' | 'failed' | 'unreadable';

export interface LoggedScan {
  code: string;
  outcome: ScanOutcome;
  /** Why, in the words of the screen that dealt with it. */
  reason?: string;
  number: number;
}

export interface ScanLog {
  /** Scans that were answered since the page is open. */
  count: number;
  /** Scans that wait for the one before. */
  waiting: number;
  /** Scans that wait for a page that is on its way. */
  held: number;
  last: LoggedScan | null;
  /** Codes that stand for nothing, or that could not be looked up; newest first. */
  unknown: readonly string[];
}

const EMPTY: ScanLog = { count: 0, waiting: 0, held: 0, last: null, unknown: [] };
const LOST: ReadonlySet<ScanOutcome> = new Set(['unknown', 'failed', 'unreadable']);
const store = createStore<ScanLog>(() => EMPTY);

export const scanLog = (): ScanLog => store.getState();
const change = (next: Partial<ScanLog>): void => store.setState(next);

export function logScan(code: string, outcome: ScanOutcome, reason?: string): void {
  const log = scanLog();
  const others = log.unknown.filter((other) => other !== code);
  const number = (log.last?.number ?? 0) + 1;
  change({
    count: log.count + 1,
    last: { code, outcome, reason, number },
    unknown: LOST.has(outcome) ? [code, ...others] : others,
  });
}

/** Takes back what half of a code was taken for; its rest has come. */
export const retractScan = (code: string): void =>
  store.setState(({ count, unknown }) => ({
    count: Math.max(0, count - 1),
    unknown: unknown.filter((other) => other !== code),
  }));

export const setWaitingScans = (waiting: number): void => change({ waiting });

export const setHeldScans = (held: number): void => change({ held });

/** Starts counting anew; the unknown codes stay until someone has dealt with them. */
export const restartScanCount = (): void => change({ count: 0, waiting: 0, last: null });

/** Takes one code off the list of unknown ones, or all. */
export const dismissUnknownCodes = (code?: string): void =>
  store.setState(({ unknown }) => ({
    unknown: code === undefined ? [] : unknown.filter((other) => other !== code),
  }));

/** The scans of this page: how many, which last, and which codes are unknown. */
export const useScanLog = (): ScanLog => useStore(store);
