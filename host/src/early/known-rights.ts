import { readStoredJson, writeStoredJson } from '@backoffice/api-client/storage';

const NAME = 'rights';
/** As much of a token as tells it from others. */
const END = 16;

/** Keeps what the person may do, for the next start; nothing relies on it but what is asked early. */
export const rememberRights = (token: string, actions: readonly string[]): boolean =>
  writeStoredJson(NAME, { of: token.slice(-END), actions });

/** Whether this session was allowed it the last time; no where that isn't known. */
export function wasAllowed(token: string, action: string): boolean {
  const { of, actions } = (readStoredJson(NAME) ?? {}) as { of?: unknown; actions?: unknown };
  return of === token.slice(-END) && Array.isArray(actions) && actions.includes(action);
}
