import { readStoredJson, writeStoredJson } from '@backoffice/api-client/storage';

const NAME = 'rights';
/** Characters at a token's end that are enough to tell it from others. */
const END = 16;

/** Keeps what the person may do for the next start, where only the early reads rely on it. */
export const rememberRights = (token: string, actions: readonly string[]): boolean =>
  writeStoredJson(NAME, { of: token.slice(-END), actions });

/** Whether this session was allowed the action the last time; false where that isn't known. */
export function wasAllowed(token: string, action: string): boolean {
  const { of, actions } = (readStoredJson(NAME) ?? {}) as { of?: unknown; actions?: unknown };
  return of === token.slice(-END) && Array.isArray(actions) && actions.includes(action);
}
