import { isLineAway, lineAwaySince, onLineChange, onSessionChange } from '@backoffice/api-client';
import { watchLine } from '@backoffice/api-client/watch-line';

import { keepFresh } from './sending/keep-fresh';
import { sendSales, type Sent } from './sending/send-sales';
import { keptSession } from './stand-in/kept-session';
import { forgetSession, readKept } from './store/kept';
import { onSold, waitingSales } from './store/sales';

/** Milliseconds between two tries to send what waits. */
const AGAIN = 60_000;

/** How this till stands. */
export interface Outage {
  /** Sales that wait to be sent. */
  waiting: number;
  /** Why goods and terms couldn't be kept; null where they were. */
  failure: unknown;
  /** Goods, terms and a session are kept. */
  isReady: boolean;
}

let outage: Outage = { waiting: 0, failure: null, isReady: false };
const listeners = new Set<() => void>();

function change(next: Partial<Outage>): void {
  outage = { ...outage, ...next };
  for (const listener of [...listeners]) listener();
}

export const readOutage = (): Outage => outage;

export function onOutage(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Looks anew at what waits, and whether all is kept. */
async function look(): Promise<void> {
  const [sales, tag, session] = await Promise.all([
    waitingSales(),
    readKept('stockTag'),
    keptSession(),
  ]);
  const isReady = tag !== undefined && session !== null && session !== 'over';
  change({ waiting: sales.length, isReady });
}

/**
 * Keeps this till ready for an outage while somebody is signed in: goods and terms fresh, the line
 * looked for, and what waits sent. `onSent` is told what became of it. Returns how to stop.
 */
export function watchOutage(onSent: (sent: Sent) => void): () => void {
  const send = async () => {
    await look();
    if (outage.waiting === 0 || lineAwaySince() !== null) return;
    try {
      const sent = await sendSales();
      if (sent && sent.booked + sent.refused > 0) onSent(sent);
    } catch {
      // The next try comes with the line, or in a minute.
    }
    await look();
  };
  const sendSoon = () => void send();
  sendSoon();
  const timer = setInterval(sendSoon, AGAIN);
  const stops = [
    onLineChange(sendSoon),
    watchLine(),
    keepFresh((failure) => {
      change({ failure: isLineAway(failure) ? null : failure });
      void look();
    }),
    onSold(() => void look()),
    onSessionChange(({ token }) => {
      if (token === null) void forgetSession().catch(() => undefined);
    }),
    () => clearInterval(timer),
  ];
  return () => stops.forEach((stop) => stop());
}
