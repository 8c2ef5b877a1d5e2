import { withAttempts } from '@backoffice/ui';

const load = () => import('./signed-in');

let arrived: ReturnType<typeof load> | undefined;

/** The layout and what shows areas; fetched once, and again after a failure. */
export function loadSignedIn(): ReturnType<typeof load> {
  arrived ??= withAttempts(load).catch((error: unknown) => {
    arrived = undefined;
    throw error;
  });
  return arrived;
}
