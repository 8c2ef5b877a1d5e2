import type { BrowserContext, Page } from '@playwright/test';

import { noteBodies } from './bodies';

export const inFirefox = (): boolean => process.env.BROWSER === 'firefox';

declare global {
  interface Window {
    /** Time stamps of the next keys. */
    timesOfKeys?: number[];
  }
}

/** Does in Firefox what its protocol, WebDriver BiDi, cannot or does otherwise. */
export async function adaptToFirefox(context: BrowserContext): Promise<void> {
  await context.addInitScript(letEditsReachReact);
  await context.addInitScript(letKeysCarryTimes);
  await context.addInitScript(letErrorsBeTold);
  await noteBodies(context);
}

/**
 * Playwright's `fill` over BiDi sets a field's value past React, which then takes it back; typed as
 * an edit it stays.
 */
function letEditsReachReact(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => undefined,
  });
}

/** Gives keys the time stamps of a scan: BiDi sends them one by one, slowly on a busy machine. */
function letKeysCarryTimes(): void {
  const times = new WeakMap<Event, number>();
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp') ?? {};
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get(this: Event) {
      return times.get(this) ?? (get?.call(this) as number);
    },
  });
  const take = (event: Event) => {
    const time = window.timesOfKeys?.shift();
    if (time !== undefined) times.set(event, time);
  };
  window.addEventListener('keydown', take, { capture: true });
}

/** Logs errors as text, since BiDi tells only the name of an error in the console. */
function letErrorsBeTold(): void {
  const { error: tell } = console;
  const inWords = (part: unknown) =>
    part instanceof Error ? `${part.name}: ${part.message}\n${part.stack}` : part;
  console.error = (...parts: unknown[]) => tell.apply(console, parts.map(inWords));
}

/** From now on keys are pressed at this pace, in milliseconds, whenever they reach the page. */
export const setPace = (page: Page, count: number, gap: number): Promise<void> =>
  page.evaluate(
    ([keys, pace]) => {
      const start = performance.now();
      window.timesOfKeys = Array.from({ length: keys }, (_, place) => start + place * pace);
    },
    [count, gap] as const,
  );
