import type { AskedOfStandIn, StandIn } from '@backoffice/api-client';
import { PATHS, type CheckoutInput, type OfflineTerms, type SellItem } from '@backoffice/contracts';
import { say } from '@backoffice/contracts/refusals';

import { readKept } from '../store/kept';
import { ok, refused, type Stood } from './answers';
import { keptSession } from './kept-session';
import { keptUnits, type KeptUnits } from './kept-units';
import { sellWithoutLine } from './sell';

/** The part of a path after another; null where it doesn't begin so. */
const after = (start: string, path: string) =>
  path.startsWith(`${start}/`) ? decodeURIComponent(path.slice(start.length + 1)) : null;

/** The snapshot as it was last read: it is large, and rarely another. */
let known: { tag: string; units: KeptUnits } | undefined;

/** What can be sold by the snapshot; undefined where there is none. */
async function openShop(): Promise<{ terms: OfflineTerms; units: KeptUnits } | undefined> {
  const [terms, tag] = await Promise.all([readKept('terms'), readKept('stockTag')]);
  if (!terms || tag === undefined) return undefined;
  if (known?.tag !== tag) {
    const stock = await readKept('stock');
    if (!stock) return undefined;
    known = { tag, units: keptUnits(stock, terms) };
  }
  return { terms, units: known.units };
}

/** The company as a slip and a page's head name it. */
const companyOf = ({ company, seller }: OfflineTerms) => ({
  ...company,
  admin: seller.name,
  email: '',
  created_at: '',
  users: [],
});

async function readOfShop({ path, params }: AskedOfStandIn): Promise<Stood | undefined> {
  const shop = await openShop();
  if (!shop) return undefined;
  const { terms, units } = shop;
  if (path === PATHS.company) return ok(companyOf(terms));
  // By the answer the counter knows that its server takes several ways of payment.
  if (path === PATHS.heldBaskets) return ok([]);
  if (path === PATHS.products) return ok(await units.find(params));
  const code = after(PATHS.supplierCodes, path);
  if (code !== null) return ok((await units.bySuppliersCode(code)) ?? null);
  const barcode = after('products/barcode', path);
  if (barcode === null) return undefined;
  const found = await units.byBarcode(barcode);
  if (!found) return refused(say('barcode_not_found', { barcode }));
  const { row, soldAt } = found;
  const sold = soldAt && { at: soldAt, by: terms.seller.name, price: null, receipt_number: null };
  return ok({ ...row, sold, went_out: null, shipment: null });
}

/** Only for whom the server confirmed: goods and prices are shown to nobody else. */
async function read(asked: AskedOfStandIn): Promise<Stood | undefined> {
  const { path } = asked;
  const session = await keptSession();
  if (session === 'over') return refused(say('over_without_line', {}));
  if (!session) return undefined;
  if (path === PATHS.verifyToken) return { status: 200, data: { success: true, isValid: true } };
  if (path === PATHS.user) return ok(session.user);
  if (path === PATHS.companySettings) return okIfKept('settings');
  if (path === 'panels/locations') return okIfKept('locations');
  return readOfShop(asked);
}

async function okIfKept(name: 'settings' | 'locations'): Promise<Stood | undefined> {
  const kept = await readKept(name);
  return kept === undefined ? undefined : ok(kept);
}

const isSale = ({ method, path }: AskedOfStandIn) =>
  (method === 'POST' && path === PATHS.checkout) || (method === 'PUT' && path === PATHS.products);

async function sell({ body, idempotencyKey }: AskedOfStandIn): Promise<Stood | undefined> {
  const [shop, session] = await Promise.all([openShop(), keptSession()]);
  if (session === 'over') return refused(say('over_without_line', {}));
  if (!shop || !session || !idempotencyKey) return undefined;
  const basket = Array.isArray(body) ? { items: body as SellItem[] } : (body as CheckoutInput);
  return sellWithoutLine({ key: idempotencyKey, basket }, shop.terms, shop.units);
}

/**
 * Answers what a counter asks while there is no line, by what this till keeps. All other calls go
 * to the server, which may be back.
 */
export const standIn: StandIn = {
  async answer(asked) {
    if (asked.method === 'GET') return read(asked);
    return isSale(asked) ? sell(asked) : undefined;
  },
};
