import { PASSWORD_REFUSALS } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';

import { inOwnWords } from './known-refusals';

/** A refused password, in the language on screen. */
export const passwordRefusal = (t: TFunction<'administration'>, error: unknown): unknown =>
  inOwnWords(error, PASSWORD_REFUSALS, (key) => t(`userProfile.refused.${key}`));
