import { readStoredJson, writeStoredJson } from '@backoffice/api-client/storage';

import { paperSizeOf, type PaperSize } from '../paper/paper-size';

/**
 * The slip settings that each browser stores: whether every sale prints a slip, and the paper in
 * its printer.
 */
export interface SlipSettings {
  isAfterSale: boolean;
  size: PaperSize;
}

const NAME = 'slip';

export function readSlipSettings(): SlipSettings {
  const stored = readStoredJson(NAME) as Partial<SlipSettings> | null | undefined;
  return {
    isAfterSale: stored?.isAfterSale === true,
    size: paperSizeOf(stored?.size) ?? 'roll',
  };
}

export const writeSlipSettings = (settings: SlipSettings): boolean =>
  writeStoredJson(NAME, settings);
