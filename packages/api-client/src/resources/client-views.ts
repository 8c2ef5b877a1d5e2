import { clientViewCalls, type ClientView } from '@backoffice/contracts';

import { ifSupported } from './call';
import { send } from './send';

/**
 * Tells the server how often pages of each release were shown; says nothing when that fails.
 *
 * @returns false where the server doesn't count views
 */
export async function reportViews(views: ClientView[]): Promise<boolean> {
  const body = { views: views.slice(0, 50) };
  const told = ifSupported(send(clientViewCalls.count, { body, keepsSession: true }));
  return (await told.catch(() => undefined)) !== null;
}
