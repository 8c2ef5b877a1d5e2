import type { LiveEvent } from '@backoffice/contracts';

/** A stream of changes as a browser reads it. */
export interface HeardEvents {
  status: number;
  headers: Headers;
  events: LiveEvent[];
  /** Waits until all that was heard fulfils this. */
  until: (isEnough: (events: LiveEvent[]) => boolean) => Promise<void>;
  /** Resolves when the server ends it. */
  ended: Promise<void>;
  close: () => void;
}

const EVERY = 10;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens the stream and gathers what comes. */
export async function hearEvents(url: string, token: string): Promise<HeardEvents> {
  const stop = new AbortController();
  const response = await fetch(`${url}/api/v1/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  const events: LiveEvent[] = [];
  const read = async () => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
        text = text.slice(end + 2);
        if (data) events.push(JSON.parse(data) as LiveEvent);
      }
    }
  };
  const ended = read().catch(() => undefined);
  return {
    status: response.status,
    headers: response.headers,
    events,
    until: async (isEnough) => {
      while (!isEnough(events)) await wait(EVERY);
    },
    ended,
    close: () => stop.abort(),
  };
}
