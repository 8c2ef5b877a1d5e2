import { readStoredJson, writeStoredJson } from '@backoffice/api-client/storage';

export const SLIP_SIZES = ['roll', 'a4', 'a5'] as const;
export type SlipSize = (typeof SLIP_SIZES)[number];

/** What the browser at a counter remembers: whether each sale prints a slip, and the paper in its printer. */
export interface SlipSettings {
  isAfterSale: boolean;
  size: SlipSize;
}

const NAME = 'slip';

export function readSlipSettings(): SlipSettings {
  const stored = readStoredJson(NAME) as Partial<SlipSettings> | null | undefined;
  return {
    isAfterSale: stored?.isAfterSale === true,
    size: SLIP_SIZES.find((size) => size === stored?.size) ?? 'roll',
  };
}

export const writeSlipSettings = (settings: SlipSettings): boolean =>
  writeStoredJson(NAME, settings);
