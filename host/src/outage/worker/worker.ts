/**
 * The service worker of a till that goes on selling without a line: it keeps one release of the
 * shell and of selling, and answers by it where the server is silent. It holds no state that a page
 * relies on and never touches the API. No navigation preload: one that fails fails the navigation.
 */
import type { OutageState } from '@backoffice/api-client/outage-state';

import { isFile, partFor } from './addresses';
import { keptFirst, serverFirst } from './answer';
import { keepRelease } from './keep-release';
import { scope } from './scope';

/** Calls don't even wait for the worker to start, where a browser has such routes. */
const PAST_WORKER = [{ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' }];

scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  event.waitUntil(Promise.resolve(event.addRoutes?.(PAST_WORKER)).catch(() => undefined));
});

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const part = partFor(request);
  if (part) event.respondWith(serverFirst(request, part));
  else if (isFile(request)) event.respondWith(keptFirst(request));
});

let running: Promise<void> | undefined;
const listening = new Set<MessagePort>();
const tell = (state: OutageState) => listening.forEach((port) => port.postMessage(state));

/** Several tabs wait for the same keeping. */
function keepOnce(): Promise<void> {
  running ??= keepRelease(tell).finally(() => {
    running = undefined;
    listening.clear();
  });
  return running;
}

scope.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (event.data !== 'keep' || !port) return;
  listening.add(port);
  event.waitUntil(keepOnce());
});
