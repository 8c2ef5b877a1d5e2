import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

/**
 * What became of a scan. `repeated`: it is on the list already. `elsewhere`: it is taken, but lies in
 * another shop. `kept`: it is noted and sent later. `refused`: it is known and cannot be used. `failed`: no answer was had.
 * `offline`: it waits for the line. `unreadable`: what the scanner typed is no code.
 */
export type ScanOutcome =
  | 'found'
  | 'repeated'
  | 'elsewhere'
  | 'kept'
  | 'refused'
  | 'unknown'
  | 'failed'
  | 'offline'
  | 'unreadable';

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
  /** Codes that stand for nothing; newest first. */
  unknown: readonly string[];
  /** Codes that could not be looked up; newest first. */
  failed: readonly string[];
  /** Codes that wait for the line, in their order. */
  offline: readonly string[];
}

const EMPTY: ScanLog = {
  count: 0,
  waiting: 0,
  held: 0,
  last: null,
  unknown: [],
  failed: [],
  offline: [],
};
const UNKNOWN: ReadonlySet<ScanOutcome> = new Set(['unknown', 'unreadable']);
const store = createStore<ScanLog>(() => EMPTY);

export const scanLog = (): ScanLog => store.getState();
const change = (next: Partial<ScanLog>): void => store.setState(next);

export function logScan(code: string, outcome: ScanOutcome, reason?: string): void {
  const log = scanLog();
  const others = (codes: readonly string[]) => codes.filter((other) => other !== code);
  const number = (log.last?.number ?? 0) + 1;
  change({
    count: log.count + 1,
    last: { code, outcome, reason, number },
    unknown: [...(UNKNOWN.has(outcome) ? [code] : []), ...others(log.unknown)],
    failed: [...(outcome === 'failed' ? [code] : []), ...others(log.failed)],
  });
}

/** Not counted: it has no answer yet. */
export function logWithoutLine(code: string): void {
  const number = (scanLog().last?.number ?? 0) + 1;
  change({ last: { code, outcome: 'offline', number } });
}

export const setScansWithoutLine = (offline: readonly string[]): void => {
  if (offline.length > 0 || scanLog().offline.length > 0) change({ offline });
};

/** Takes back what half of a code was taken for; its rest has come. */
export const retractScan = (code: string): void =>
  store.setState(({ count, unknown, failed }) => ({
    count: Math.max(0, count - 1),
    unknown: unknown.filter((other) => other !== code),
    failed: failed.filter((other) => other !== code),
  }));

export const setWaitingScans = (waiting: number): void => change({ waiting });

export const setHeldScans = (held: number): void => change({ held });

/** Starts counting anew; the unknown codes stay until someone has dealt with them. */
export const restartScanCount = (): void => change({ count: 0, waiting: 0, last: null });

/** Takes one code off the lists of unknown ones and of those not looked up, or all. */
export const dismissUnknownCodes = (code?: string): void =>
  store.setState(({ unknown, failed }) => ({
    unknown: code === undefined ? [] : unknown.filter((other) => other !== code),
    failed: code === undefined ? [] : failed.filter((other) => other !== code),
  }));

/** The scans of this page: how many, which last, and which codes are unknown. */
export const useScanLog = (): ScanLog => useStore(store);
