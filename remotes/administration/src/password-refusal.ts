import { ApiError } from '@backoffice/api-client';
import { PASSWORD_REFUSALS } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';

const KEYS = Object.keys(PASSWORD_REFUSALS) as (keyof typeof PASSWORD_REFUSALS)[];

/** A refused password, in the language on screen where the server's reason is a known one. */
export function inWordsOf(t: TFunction<'administration'>, error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.fields) return error;
  const told = Object.entries(error.fields).map(([field, message]) => {
    const key = KEYS.find((known) => PASSWORD_REFUSALS[known] === message);
    return [field, key ? t(`userProfile.refused.${key}`) : message];
  });
  return new ApiError({ ...error, fields: Object.fromEntries(told) });
}
