import type { Import } from '@backoffice/contracts';

export const STEPS = ['file', 'columns', 'check', 'booking'] as const;
/** The last step has two forms: `booking` while units come in, `ended` afterwards. */
export type Step = (typeof STEPS)[number] | 'ended';

/** The step at which an import opens. */
export function stepOf({ state, check }: Import, isChangingColumns: boolean): Step {
  if (state === 'applying' || state === 'cancelling') return 'booking';
  if (state !== 'uploaded' && state !== 'checked') return 'ended';
  return state === 'uploaded' || isChangingColumns || !check ? 'columns' : 'check';
}
