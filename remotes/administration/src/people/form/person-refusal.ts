import { ApiError } from '@backoffice/api-client';
import { PERSON_REFUSALS } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';

import { inOwnWords } from '../../known-refusals';

/** A refused person: each reason beside its field, in the language on screen. */
export function personRefusal(t: TFunction<'administration'>, error: unknown): unknown {
  const told =
    error instanceof ApiError && error.code === 'duplicate' && !error.fields
      ? new ApiError({ ...error, fields: { email: PERSON_REFUSALS.emailTaken } })
      : error;
  return inOwnWords(told, PERSON_REFUSALS, (key) => t(`people.refused.${key}`));
}

/** The reason of a refusal where there is no field to stand beside. */
export const reasonIn = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.values(error.fields ?? {})[0] : undefined;
