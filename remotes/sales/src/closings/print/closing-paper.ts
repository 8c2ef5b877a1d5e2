import { readStoredJson, writeStoredJson } from '@backoffice/api-client/storage';

import { paperSizeOf, type PaperSize } from '../../paper/paper-size';
import { readSlipSettings } from '../../slip/slip-settings';

const NAME = 'closing-paper';

/**
 * The paper on which this device prints closings; the paper of its slips until somebody chooses
 * another one.
 */
export const readClosingPaper = (): PaperSize =>
  paperSizeOf(readStoredJson(NAME)) ?? readSlipSettings().size;

export const writeClosingPaper = (size: PaperSize): boolean => writeStoredJson(NAME, size);
