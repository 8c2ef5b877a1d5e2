import { useSyncExternalStore } from 'react';

/**
 * What became of a scan. `repeated`: it is on the list already. `refused`: it is known and cannot be
 * used, and the screen says why. `failed`: no answer was had.
 */
export type ScanOutcome = 'found' | 'repeated' | 'refused' | 'unknown' | 'failed';

export interface ScanLog {
  /** Scans that were answered since the page is open. */
  count: number;
  /** Scans that wait for the one before. */
  waiting: number;
  last: { code: string; outcome: ScanOutcome; number: number } | null;
  /** Codes that stand for nothing, or that could not be looked up; newest first. */
  unknown: readonly string[];
}

const EMPTY: ScanLog = { count: 0, waiting: 0, last: null, unknown: [] };
const listeners = new Set<() => void>();
let log = EMPTY;

function change(next: Partial<ScanLog>): void {
  log = { ...log, ...next };
  for (const listener of listeners) listener();
}

export function logScan(code: string, outcome: ScanOutcome): void {
  const lost = outcome === 'unknown' || outcome === 'failed';
  const others = log.unknown.filter((other) => other !== code);
  const number = log.count + 1;
  change({
    count: number,
    last: { code, outcome, number },
    unknown: lost ? [code, ...others] : others,
  });
}

export const setWaitingScans = (waiting: number): void => change({ waiting });

/** Starts counting anew; the unknown codes stay until someone has dealt with them. */
export const restartScanCount = (): void => change({ count: 0, waiting: 0, last: null });

/** Takes one code off the list of unknown ones, or all. */
export const dismissUnknownCodes = (code?: string): void =>
  change({ unknown: code === undefined ? [] : log.unknown.filter((other) => other !== code) });

export const scanLog = (): ScanLog => log;

export function subscribeToScanLog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The scans of this page: how many, which last, and which codes are unknown. */
export const useScanLog = (): ScanLog => useSyncExternalStore(subscribeToScanLog, scanLog);
