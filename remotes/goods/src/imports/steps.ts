import type { Import } from '@backoffice/contracts';

export const STEPS = ['file', 'columns', 'check', 'booking'] as const;
/** The last has two faces: while units come in, and afterwards. */
export type Step = (typeof STEPS)[number] | 'ended';

/** Where somebody who opens an import finds themselves. */
export function stepOf({ state, check }: Import, isChangingColumns: boolean): Step {
  if (state === 'applying' || state === 'cancelling') return 'booking';
  if (state !== 'uploaded' && state !== 'checked') return 'ended';
  return state === 'uploaded' || isChangingColumns || !check ? 'columns' : 'check';
}
