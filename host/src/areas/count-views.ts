import { getToken } from '@backoffice/api-client';
import { reportViews } from '@backoffice/api-client/resources/client-views';
import type { ClientView } from '@backoffice/contracts';

import { registryEntry } from './registry/registry-store';

/** Milliseconds that views wait to be told together. */
const WAIT = 60_000;

let waiting: ClientView[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Counts that a page of an area was shown. The operator sees by it how often a release fails. */
export function countView(area: string): void {
  const release = registryEntry(area)?.release;
  if (release === undefined) return;
  const known = waiting.find((one) => one.area === area && one.release === release);
  if (known) known.views += 1;
  else waiting.push({ area, release, views: 1 });
  timer ??= setTimeout(tellViews, WAIT);
}

/** Tells the server of the views at once: before an error, which is held against them. */
export function tellViews(): void {
  clearTimeout(timer);
  timer = undefined;
  const views = waiting;
  waiting = [];
  if (views.length > 0 && getToken() !== null) void reportViews(views);
}
