import type { ImportCheck, ImportMapping } from '@backoffice/contracts';

import type { Finding } from './rows/verdicts';

/** What the rows of a file mean, found out without a word written. */
export interface Judgement {
  mapping: ImportMapping;
  /** Lines as JSON text; null in all of them where anything is wrong: then nothing is booked. */
  chunks: { position: number; lines: string | null; firstUnit: number; unitCount: number }[];
  findings: Finding[];
  found: ImportCheck;
  /** Units of stock; items or articles of the others. */
  unitCount: number;
}
