import { ApiError } from '@backoffice/api-client';

/**
 * A refusal whose reasons stand beside fields, in the language on screen where they are among those
 * that the contracts know; the server's words where they are not.
 */
export function inOwnWords<Key extends string>(
  error: unknown,
  known: Readonly<Record<Key, string>>,
  wordsOf: (key: Key) => string,
): unknown {
  if (!(error instanceof ApiError) || !error.fields) return error;
  const keys = Object.keys(known) as Key[];
  const told = Object.entries(error.fields).map(([field, message]) => {
    const key = keys.find((one) => known[one] === message);
    return [field, key ? wordsOf(key) : message];
  });
  return new ApiError({ ...error, fields: Object.fromEntries(told) });
}
