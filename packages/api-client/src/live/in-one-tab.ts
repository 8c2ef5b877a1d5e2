import {
  readStoredJson,
  storageKey,
  writeStored,
  writeStoredJson,
} from '@backoffice/api-client/storage';

import { pause } from './hold-stream';

const NAME = 'live';
/** Milliseconds that a tab's claim holds without a sign of life; a stream gives one every 20 s. */
const CLAIM = 45_000;
const LOOK_EVERY = 5_000;

/** The work of the leading tab, which keeps its claim by calling `alive` at every sign of life. */
type Work = (signal: AbortSignal, alive: () => void) => Promise<void>;

interface Claim {
  tab: string;
  until: number;
}

function currentClaim(): Claim | null {
  const { tab, until } = (readStoredJson(NAME) ?? {}) as Partial<Claim>;
  return typeof tab === 'string' && typeof until === 'number' && until > Date.now()
    ? { tab, until }
    : null;
}

/** Without locks (plain http): a claim in storage, which a tab that died lets run out. */
async function byClaim(signal: AbortSignal, work: Work): Promise<void> {
  const tab = Math.random().toString(36).slice(2);
  const claim = () => writeStoredJson(NAME, { tab, until: Date.now() + CLAIM });
  while (!signal.aborted) {
    const held = currentClaim();
    if (held && held.tab !== tab) {
      await nextLook(signal);
      continue;
    }
    claim();
    // Of tabs that claim at the same moment the last one leads; a busy browser tells of it late.
    await pause(250 + Math.random() * 250, signal);
    if (currentClaim()?.tab !== tab) continue;
    if ((await lead(tab, claim, signal, work)) === 'done') return;
    // A page that is left gives its claim to the next tab; if it comes back, it queues again.
    await pause(LOOK_EVERY, signal);
  }
}

async function lead(tab: string, claim: () => void, outer: AbortSignal, work: Work) {
  const control = new AbortController();
  const isMine = () => currentClaim()?.tab === tab;
  const stop = () => {
    control.abort();
    if (isMine()) writeStored(NAME, null);
  };
  // A tab that claimed after the pause in `byClaim` leads in place of this one.
  const onStorage = () => currentClaim() && !isMine() && stop();
  outer.addEventListener('abort', stop, { once: true });
  window.addEventListener('pagehide', stop);
  window.addEventListener('storage', onStorage);
  try {
    await work(control.signal, () => {
      // A tab that slept finds that another leads by now.
      if (isMine() || !currentClaim()) claim();
      else stop();
    });
    return control.signal.aborted ? 'left' : 'done';
  } finally {
    stop();
    outer.removeEventListener('abort', stop);
    window.removeEventListener('pagehide', stop);
    window.removeEventListener('storage', onStorage);
  }
}

/** Resolves once the claim is given up, at the latest after `LOOK_EVERY`. */
async function nextLook(signal: AbortSignal): Promise<void> {
  const control = new AbortController();
  const stop = () => control.abort();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey(NAME) && newValue === null) stop();
  };
  window.addEventListener('storage', onStorage);
  signal.addEventListener('abort', stop, { once: true });
  await pause(LOOK_EVERY, control.signal);
  window.removeEventListener('storage', onStorage);
  signal.removeEventListener('abort', stop);
}

/** Runs the work in one tab of this browser at a time; the next takes over when that one goes. */
export async function inOneTab(signal: AbortSignal, work: Work): Promise<void> {
  // Pages that come by plain http have no locks, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return byClaim(signal, work);
  await locks
    .request(storageKey(NAME), { signal }, () => work(signal, () => undefined))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}
