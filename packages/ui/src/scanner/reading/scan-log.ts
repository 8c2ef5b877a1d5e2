import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

/**
 * The outcome of a scan. `repeated`: it is on the list already. `elsewhere`: it is taken, but lies
 * in another shop. `kept`: it is noted and sent later. `refused`: it is known and cannot be used.
 * `failed`: it could not be looked up. `offline`: it waits for the server. `unreadable`: the
 * scanner typed something that is no code.
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
  /** The reason of the outcome, in the words of the screen that dealt with it. */
  reason?: string;
  number: number;
}

export interface ScanLog {
  /** Scans answered since the page was opened. */
  count: number;
  /** Scans that wait for the one before. */
  waiting: number;
  /** Scans held for a page that is loading. */
  held: number;
  last: LoggedScan | null;
  /** Codes that are unknown or unreadable; newest first. */
  unknown: readonly string[];
  /** Codes that could not be looked up; newest first. */
  failed: readonly string[];
  /** Codes that wait for the server, oldest first. */
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

/** Logs a code that waits for the server; it isn't counted, as it has no answer yet. */
export function logWithoutLine(code: string): void {
  const number = (scanLog().last?.number ?? 0) + 1;
  change({ last: { code, outcome: 'offline', number } });
}

export const setScansWithoutLine = (offline: readonly string[]): void => {
  if (offline.length > 0 || scanLog().offline.length > 0) change({ offline });
};

/** Removes half a code from the log, because its other half has come. */
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

/** Takes one code, or all, off the lists of unknown and failed codes. */
export const dismissUnknownCodes = (code?: string): void =>
  store.setState(({ unknown, failed }) => ({
    unknown: code === undefined ? [] : unknown.filter((other) => other !== code),
    failed: code === undefined ? [] : failed.filter((other) => other !== code),
  }));

/** The log of scans on this page. */
export const useScanLog = (): ScanLog => useStore(store);
