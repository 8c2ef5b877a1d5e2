import { tellLiveEvents } from '@backoffice/api-client';
import { storageKey } from '@backoffice/api-client/storage';
import { LIVE_HEARTBEAT, type LiveEvent } from '@backoffice/contracts';

import { EVERYTHING, holdStream } from './hold-stream';
import { inOneTab } from './in-one-tab';

/** Milliseconds after which a tab that heard nothing asks by itself. */
const WITHOUT_STREAM = 60_000;
const QUIET = 2 * LIVE_HEARTBEAT + 5_000;

/**
 * Tells this tab what others change, by one stream for all tabs of the browser. Without a stream it
 * says every minute and on focus that everything may have changed. Returns how to stop.
 */
export function listenLive(): () => void {
  const control = new AbortController();
  const channel = new BroadcastChannel(storageKey('live'));
  let lastSign = Date.now();
  const hear = (events: LiveEvent[]) => {
    lastSign = Date.now();
    tellLiveEvents(events);
  };
  const ifQuiet = () => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && Date.now() - lastSign > QUIET) tellLiveEvents([EVERYTHING]);
  };
  const listening = { signal: control.signal };
  channel.addEventListener('message', ({ data }) => hear(data as LiveEvent[]), listening);
  window.addEventListener('focus', ifQuiet, listening);
  document.addEventListener('visibilitychange', ifQuiet, listening);
  const timer = setInterval(ifQuiet, WITHOUT_STREAM);

  void inOneTab(control.signal, async (signal, alive) => {
    await holdStream(signal, (events) => {
      alive();
      channel.postMessage(events);
      hear(events);
    });
  }).catch(() => undefined);

  return () => {
    control.abort();
    clearInterval(timer);
    channel.close();
  };
}
