import { addDays } from '@backoffice/contracts';

import { refuse } from '../../errors';

/** Whether goods come back after the last day on which the company takes them. Days as text. */
export const isTooLate = (boughtOn: string, today: string, returnDays: number): boolean =>
  today > addDays(boughtOn, returnDays);

interface Asked {
  returns: { line: number; reason: string }[];
  note?: string | undefined;
}

/** Throws 422 for a line that is named twice, and for the reason `other` without a note. */
export function refuseUnclear({ returns, note }: Asked): void {
  const lines = returns.map(({ line }) => line);
  const again = lines.findIndex((line, index) => lines.indexOf(line) < index);
  if (again >= 0) {
    throw refuse('taken_back_twice', {}, { at: `returns.${again}.line` });
  }
  if (!note && returns.some(({ reason }) => reason === 'other')) {
    throw refuse('note_missing', {}, { at: 'note' });
  }
}
