import { readStoredJson, writeStoredJson } from '@backoffice/api-client/storage';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

import { DEFAULT_MAX_GAP } from './reading/scan-reader';

export interface ScanSettings {
  /** The longest pause between two keys of one scan, in milliseconds. */
  maxGap: number;
  sound: boolean;
}

export const MIN_MAX_GAP = 30;
export const MAX_MAX_GAP = 100;

const NAME = 'scanner';

const DEFAULTS: ScanSettings = { maxGap: DEFAULT_MAX_GAP, sound: true };

const limited = ({ maxGap, sound }: ScanSettings): ScanSettings => ({
  maxGap: Math.min(MAX_MAX_GAP, Math.max(MIN_MAX_GAP, Number(maxGap) || DEFAULT_MAX_GAP)),
  sound: Boolean(sound),
});

const store = createStore<ScanSettings>(() =>
  limited({ ...DEFAULTS, ...(readStoredJson(NAME) as Partial<ScanSettings> | undefined) }),
);

export const { getState: scanSettings, subscribe: subscribeToScanSettings } = store;

/** Changes the settings of the scanner; they are remembered in this browser. */
export function changeScanSettings(change: Partial<ScanSettings>): void {
  const settings = limited({ ...scanSettings(), ...change });
  store.setState(settings);
  writeStoredJson(NAME, settings);
}

export const useScanSettings = (): ScanSettings => useStore(store);
