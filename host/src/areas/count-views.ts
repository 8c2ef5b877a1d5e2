import { getToken } from '@backoffice/api-client';
import { reportViews } from '@backoffice/api-client/resources/client-views';
import type { ClientView } from '@backoffice/contracts';

import { currentRegistry, registryEntry } from './registry/registry-store';

/** Milliseconds that views wait to be told together. */
const WAIT = 60_000;

let waiting: ClientView[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isCounted = true;

/** Counts that a page of an area was shown, in the shell. The operator sees by it how often each fails. */
export function countView(area: string): void {
  add(area, registryEntry(area)?.release);
  add('shell', currentRegistry()?.host?.release);
  if (waiting.length > 0) timer ??= setTimeout(() => void tellViews(), WAIT);
}

function add(area: string, release: string | undefined): void {
  if (release === undefined || !isCounted) return;
  const known = waiting.find((one) => one.area === area && one.release === release);
  if (known) known.views += 1;
  else waiting.push({ area, release, views: 1 });
}

/** Tells the server of the views at once: before an error, which is held against them. */
export async function tellViews(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const views = waiting;
  waiting = [];
  if (views.length > 0 && getToken() !== null) isCounted = await reportViews(views);
}
