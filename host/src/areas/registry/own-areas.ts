import { getToken, lineAwaySince, onSessionChange } from '@backoffice/api-client';
import { readOwnAreas } from '@backoffice/api-client/resources/own-areas';
import { readStored, writeStored } from '@backoffice/api-client/storage';

import { OWN_AREAS } from './own-areas-name';
import { fetchRegistry, parseRegistry, readRegistry, type ShownRegistry } from './registry';

/** The token with which this page asked for its own areas. */
let askedWith: string | null = null;
/** This page began with others than the served releases. */
let isOwn = false;

/** Notes, for the next page of this browser, that the session sees releases of its own. */
export function noteOwnAreas(has: boolean): void {
  if (has !== isNoted()) writeStored(OWN_AREAS, has ? '1' : null);
}

const isNoted = () => readStored(OWN_AREAS) !== null;

/**
 * The areas for a page that begins: a session that sees others than the served ones asks for them.
 * Where that fails the served ones show.
 *
 * @param configured resolves once calls know the API's address
 */
export async function readShownRegistry(configured: Promise<unknown>): Promise<ShownRegistry> {
  const token = getToken();
  if (token === null || !isNoted()) return readRegistry();
  askedWith = token;
  try {
    await configured;
    const registry = await readOwn();
    isOwn = registry.preview !== undefined || registry.canaries !== undefined;
    return registry;
  } catch {
    return readRegistry();
  }
}

const readOwn = async (timeLimit?: number): Promise<ShownRegistry> =>
  parseRegistry(await readOwnAreas(timeLimit));

/** Asks the server again for what this page should show; rejects without an answer. */
export const fetchShownRegistry: typeof fetchRegistry = (source) =>
  getToken() !== null && (isOwn || isNoted()) ? readOwn(source?.timeLimit) : fetchRegistry(source);

/**
 * Loads the page anew where the session may see other releases than the page began with: also what
 * somebody before saw of their own. Not where the page has asked already: nothing else would come.
 */
export function followOwnAreas(token: string, has: boolean): void {
  heedOwnAreas(has);
  const mayBeOther = (has || isOwn) && isNoted() === has;
  if (mayBeOther && askedWith !== token) location.reload();
}

/** Notes a later answer. Without a line a till answers itself, and knows nothing of it. */
export function heedOwnAreas(has: boolean): void {
  if (lineAwaySince() === null) noteOwnAreas(has);
}

/** What was noted goes with the session. Returns how to stop listening. */
export const forgetOwnAreas = (): (() => void) =>
  onSessionChange(({ token }) => {
    if (token === null) noteOwnAreas(false);
  });
