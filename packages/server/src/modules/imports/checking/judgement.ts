import type { ImportCheck, ImportMapping } from '@backoffice/contracts';

import type { Finding } from './rows/verdicts';

/** What a check found out about the rows of a file; nothing of it is stored yet. */
export interface Judgement {
  mapping: ImportMapping;
  /** Lines as JSON text; null in all of them where anything is wrong: then nothing is booked. */
  chunks: { position: number; lines: string | null; firstUnit: number; unitCount: number }[];
  findings: Finding[];
  found: ImportCheck;
  /** Number of units of stock, or of items or articles. */
  unitCount: number;
}
