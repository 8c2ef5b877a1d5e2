import {
  ApiError,
  hasStandIn,
  isLineAway,
  lineAwaySince,
  lineDoubtedSince,
  onLineChange,
  onSessionChange,
} from '@backoffice/api-client';

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
  /** Goods, terms and a session are kept, and what answers by them is here. */
  isReady: boolean;
  /** The session was confirmed too long ago: nothing more is sold by it. */
  isOver: boolean;
}

let outage: Outage = { waiting: 0, failure: null, unsent: null, isReady: false, isOver: false };
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
  const isOver = session === 'over';
  const isReady = hasStandIn() && tag !== undefined && session !== null && !isOver;
  noteHeld(sales.length > 0);
  change({ waiting: sales.length, isReady, isOver });
}

/** In doubt nothing is sent: the end of the doubt is heard, and a request that hangs lasts long. */
const isLineThere = () => lineAwaySince() === null && lineDoubtedSince() === null;

/** What became of it; undefined where another tab sends, or it failed, which is noted. */
async function trySending(): Promise<Sent | undefined> {
  try {
    const sent = await sendSales();
    change({ unsent: null });
    return sent;
  } catch (error) {
    // The next try comes with the line, or in a minute.
    change({ unsent: isLineAway(error) ? null : error });
    return undefined;
  }
}

/** Sends what waits where there is a line, and what was written down meanwhile. */
async function send(onSent: (sent: Sent) => void): Promise<void> {
  if (outage.waiting === 0 || !isLineThere()) return;
  const sent = await trySending();
  const isAnswered = sent !== undefined && sent.booked + sent.refused > 0;
  if (isAnswered) onSent(sent);
  await look();
  if (isAnswered) await send(onSent);
}

/**
 * Sends what waits once there is a line, which the layout's notice looks for, and then says that it is
 * back. A sale may be written down when it is back already. Returns how to stop.
 */
function watchSales(onSent: (sent: Sent) => void, onBack: () => void): () => void {
  let wasAway = lineAwaySince() !== null;
  const sendAll = async () => {
    await look();
    const isAway = lineAwaySince() !== null;
    const isBack = wasAway && !isAway;
    wasAway = isAway;
    await send(onSent);
    if (isBack) onBack();
  };
  const sendSoon = () => void sendAll();
  sendSoon();
  const timer = setInterval(sendSoon, AGAIN);
  const stops = [onLineChange(sendSoon), onSold(sendSoon), () => clearInterval(timer)];
  return () => stops.forEach((stop) => stop());
}

/** Without a line nothing new can be kept, and who may not sell needs nothing. */
const isWorthSaying = (failure: unknown) =>
  !isLineAway(failure) && !(failure instanceof ApiError && failure.code === 'forbidden');

/** Keeps goods and terms fresh while somebody is signed in. Returns how to look at once, and to stop. */
function watchShop(): ReturnType<typeof keepFresh> {
  const fresh = keepFresh((failure) => {
    change({ failure: isWorthSaying(failure) ? failure : null });
    void look();
  });
  const stopHearing = onSessionChange(({ token }) => {
    if (token === null) void forgetSession().catch(() => undefined);
  });
  const stop = () => {
    fresh.stop();
    stopHearing();
  };
  return { look: fresh.look, stop };
}

/**
 * Keeps this till ready for an outage (`isOn`), and sends what waits, also once the mode is off.
 * `onSent` is told what became of it. Returns how to stop.
 */
export function watchOutage(isOn: boolean, onSent: (sent: Sent) => void): () => void {
  const shop = isOn ? watchShop() : undefined;
  // Rights, goods and the till itself may be others since; what was sold here is booked by then.
  const stop = watchSales(onSent, () => shop?.look());
  return () => {
    stop();
    shop?.stop();
  };
}
