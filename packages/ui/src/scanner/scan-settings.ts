import { STORAGE_PREFIX } from '@backoffice/contracts';
import { useSyncExternalStore } from 'react';

import { DEFAULT_MAX_GAP } from './scan-reader';

export interface ScanSettings {
  /** The longest pause between two keys of one scan, in milliseconds. */
  maxGap: number;
  sound: boolean;
}

export const MIN_MAX_GAP = 30;
export const MAX_MAX_GAP = 100;

const KEY = `${STORAGE_PREFIX}scanner`;
const listeners = new Set<() => void>();
let settings = stored();

function stored(): ScanSettings {
  const defaults: ScanSettings = { maxGap: DEFAULT_MAX_GAP, sound: true };
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<ScanSettings>;
    return limited({ ...defaults, ...value });
  } catch {
    return defaults;
  }
}

const limited = ({ maxGap, sound }: ScanSettings): ScanSettings => ({
  maxGap: Math.min(MAX_MAX_GAP, Math.max(MIN_MAX_GAP, Number(maxGap) || DEFAULT_MAX_GAP)),
  sound: Boolean(sound),
});

export const scanSettings = (): ScanSettings => settings;

/** Changes the settings of the scanner; they are remembered in this browser. */
export function changeScanSettings(change: Partial<ScanSettings>): void {
  settings = limited({ ...settings, ...change });
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage they last until the page is left.
  }
  for (const listener of listeners) listener();
}

export function subscribeToScanSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useScanSettings = (): ScanSettings =>
  useSyncExternalStore(subscribeToScanSettings, scanSettings);
