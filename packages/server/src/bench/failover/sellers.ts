import crypto from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { saleCalls } from '@backoffice/contracts';

import type { ApiCaller } from '../../testing/api-caller';
import { callerAs } from '../../testing/shop/test-shop';

/** A unit whose sale was acknowledged, when, and for how long its cashier waited. */
interface Sold {
  unit: number;
  at: number;
  milliseconds: number;
}

export interface Sellers {
  sold: Sold[];
  /** Answers that were neither a sale nor a reason to try again. */
  strange: string[];
  /** Lets each finish the sale that it is at. */
  stop: () => Promise<void>;
}

/** Sells one unit as the counter does: the same sale again under its key, until it is answered. */
async function sellUntilAnswered(api: ApiCaller, id: number): Promise<string | null> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const line = { id, regular_price: '49.90', price: 45, paymentType: 'cash', sale_type: 'store' };
  for (;;) {
    const answer = await api.any(saleCalls.sell, { body: [line], headers }).catch(() => null);
    if (answer?.status === 200) return null;
    if (answer && answer.status < 500) return `${answer.status} ${JSON.stringify(answer.body)}`;
    await pause(100);
  }
}

/** Cashiers at several servers, each with units of its own to sell: those behind `after`. */
export function startSellers(urls: string[], token: string, count: number, after = 0): Sellers {
  let isOpen = true;
  let next = after;
  const sold: Sold[] = [];
  const strange: string[] = [];
  const sell = async (nth: number) => {
    const api = callerAs({ token }, urls[nth % urls.length] ?? '');
    while (isOpen) {
      const unit = (next += 1);
      const began = performance.now();
      const problem = await sellUntilAnswered(api, unit);
      const at = performance.now();
      if (problem) strange.push(problem);
      else sold.push({ unit, at, milliseconds: at - began });
    }
  };
  const all = Array.from({ length: count }, (_, nth) => sell(nth));
  return {
    sold,
    strange,
    stop: async () => {
      isOpen = false;
      await Promise.all(all);
    },
  };
}
