import { ApiError } from '@backoffice/api-client';
import {
  outageState,
  tellOutageState,
  type OutageFailure,
  type OutageState,
} from '@backoffice/api-client/outage-state';

import { keepShop } from './sending/keep-fresh';
import { forgetShop } from './store/kept';
import { reasonOf } from './worker/failure';
import { CACHES } from './worker/generation';

const WORKER = '/outage-worker.js';
/** Milliseconds without a word of the worker: a file takes less on any line that sells. */
const SILENCE = 60_000;

/** Lets this browser keep what is served now. Tells the state; never rejects. */
export async function keep(): Promise<void> {
  if (!('serviceWorker' in navigator)) return fail('unsupported');
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  } catch (error) {
    // A worker that can't be fetched, as without a line, is no refusal of the browser.
    return fail((error as Error).name === 'SecurityError' ? 'refused' : 'files');
  }
  void persist();
  try {
    // First, so that `ready` says that goods and terms are here, too.
    await keepShop();
  } catch (error) {
    return fail(reasonOfShop(error));
  }
  const { active } = await navigator.serviceWorker.ready;
  if (active) await keepBy(active);
}

/** Why goods and terms couldn't be kept: what no call failed with is the browser's refusal. */
function reasonOfShop(error: unknown): OutageFailure {
  const reason = reasonOf(error);
  return reason === 'full' || error instanceof ApiError ? reason : 'refused';
}

/** Ends it: the browser loads pages as all others do. */
export async function forget(): Promise<void> {
  tellOutageState(null);
  await forgetShop().catch(() => undefined);
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  await Promise.all(Object.values(CACHES).map((name) => caches.delete(name)));
}

function fail(reason: OutageFailure): void {
  tellOutageState({ is: 'failed', since: outageState()?.since ?? null, reason });
}

/** Asks the browser not to clear what it keeps; some ask the person, so nobody waits for it. */
async function persist(): Promise<void> {
  if (await navigator.storage.persisted()) return;
  const isPersistent = await navigator.storage.persist().catch(() => false);
  const state = outageState();
  if (isPersistent && state?.is === 'ready') tellOutageState({ ...state, isPersistent });
}

function keepBy(worker: ServiceWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      port1.close();
      resolve();
    };
    const giveUp = () => {
      fail('silent');
      end();
    };
    let timer = setTimeout(giveUp, SILENCE);
    port1.onmessage = ({ data }: MessageEvent<OutageState>) => {
      tellOutageState(data);
      clearTimeout(timer);
      if (data.is !== 'keeping') return end();
      timer = setTimeout(giveUp, SILENCE);
    };
    worker.postMessage('keep', [port2]);
  });
}
