import { isLineAway, lineAwaySince, onLineChange, onSessionChange } from '@backoffice/api-client';

import { noteHeld } from './holds-sales';
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
  /** Why what waits couldn't be sent although there is a line; null where it could. */
  unsent: unknown;
  /** Goods, terms and a session are kept. */
  isReady: boolean;
}

let outage: Outage = { waiting: 0, failure: null, unsent: null, isReady: false };
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
  noteHeld(sales.length > 0);
  change({ waiting: sales.length, isReady });
}

/** Sends what waits once there is a line, which the layout's notice looks for. Returns how to stop. */
function watchSales(onSent: (sent: Sent) => void): () => void {
  const send = async () => {
    await look();
    if (outage.waiting === 0 || lineAwaySince() !== null) return;
    try {
      const sent = await sendSales();
      change({ unsent: null });
      if (sent && sent.booked + sent.refused > 0) onSent(sent);
    } catch (error) {
      // The next try comes with the line, or in a minute.
      change({ unsent: isLineAway(error) ? null : error });
    }
    await look();
  };
  const sendSoon = () => void send();
  sendSoon();
  const timer = setInterval(sendSoon, AGAIN);
  const stops = [onLineChange(sendSoon), onSold(() => void look()), () => clearInterval(timer)];
  return () => stops.forEach((stop) => stop());
}

/** Keeps goods and terms fresh while somebody is signed in. Returns how to stop. */
function watchShop(): () => void {
  const stops = [
    keepFresh((failure) => {
      change({ failure: isLineAway(failure) ? null : failure });
      void look();
    }),
    onSessionChange(({ token }) => {
      if (token === null) void forgetSession().catch(() => undefined);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * Keeps this till ready for an outage (`isOn`), and sends what waits, also once the mode is off.
 * `onSent` is told what became of it. Returns how to stop.
 */
export function watchOutage(isOn: boolean, onSent: (sent: Sent) => void): () => void {
  const stops = [watchSales(onSent), ...(isOn ? [watchShop()] : [])];
  return () => stops.forEach((stop) => stop());
}
