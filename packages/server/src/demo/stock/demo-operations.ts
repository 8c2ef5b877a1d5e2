import { addDays, type OutReason, type Rights, type SetAside } from '@backoffice/contracts';

import type { Context } from '../../caller';
import type { Executor, Tx } from '../../db/database';
import { addUnits } from '../../modules/deliveries/added-units.service';
import { correctDelivery } from '../../modules/deliveries/corrections/corrections.service';
import { undoOperation } from '../../modules/history/undo/undo.service';
import { applyPrices, previewPrices } from '../../modules/prices/prices.service';
import { setAside } from '../../modules/products/set-aside.service';
import { transferUnits } from '../../modules/products/transfer.service';
import { receiveUnits } from '../../modules/shipments/arrivals.service';
import { closeShipment } from '../../modules/shipments/close.service';
import { sendUnits } from '../../modules/shipments/send.service';
import { putBackIntoStock } from '../../modules/stock/found.service';
import { takeOutOfStock } from '../../modules/stock/out.service';
import { noteLabelsPrinted } from '../../modules/stock/printed-labels.service';
import type { Random } from '../random';
import { zonedTime } from '../zoned-time';
import { addAppliedCount, addOpenCount } from './demo-counts';
import { addImport } from './demo-import';
import { readShelf, type Shelf, type ShelfUnit } from './demo-shelf';
import { requestOf, type Staffed } from './demo-staff';

interface Stockroom extends Staffed {
  locationIds: number[];
  random: Random;
  today: string;
}

/** Everything that the demo operations are made from. */
interface Scene {
  tx: Tx;
  shelf: Shelf;
  locations: number[];
  /** A request that the stock keeper, or the owner, made some days ago. */
  on: (daysAgo: number, minutes: number, who?: 'owner') => Context;
}

const idsOf = (units: ShelfUnit[]) => units.map(({ id }) => id);
const NINE = 9 * 60;

/** The way of goods from the shop with the most units to another one. */
function wayBetween({ shelf, locations }: Scene): { here: number; there: number } {
  const here = shelf.fullest(locations);
  return { here, there: locations.find((location) => location !== here) ?? 0 };
}

async function bringElsewhere(scene: Scene): Promise<void> {
  const { tx, shelf, on } = scene;
  const { here, there } = wayBetween(scene);
  const wanted = idsOf(shelf.ofShop(here, 6));
  await transferUnits(tx, on(9, NINE + 20), { ids: wanted, location: there });
  const mistaken = idsOf(shelf.ofShop(here, 4));
  const { operation } = await transferUnits(tx, on(2, NINE + 60), {
    ids: mistaken,
    location: there,
  });
  await undoOperation(tx, on(2, NINE + 63), operation, {});
}

async function loseAndFind({ tx, shelf, locations, on }: Scene): Promise<void> {
  const out = (context: Context, reason: OutReason, note: string, units: ShelfUnit[]) =>
    takeOutOfStock(tx, context, { ids: idsOf(units), reason, note });
  const lost = shelf.some(3);
  await out(on(7, NINE), 'lost', 'Not on their shelves', lost);
  await out(on(6, NINE + 90), 'damaged', 'Soaked when the pipe burst', shelf.some(2));
  const found = { ids: idsOf(lost.slice(0, 1)), location: locations[0] ?? 0, note: '' };
  await putBackIntoStock(tx, on(5, NINE + 30), found);
  await out(on(1, NINE + 45, 'owner'), 'written_off', 'Samples for the window', shelf.some(1));
}

async function putAside({ tx, shelf, on }: Scene): Promise<void> {
  const reasons: SetAside[] = ['damaged', 'unsellable', 'damaged'];
  for (const [index, { id }] of shelf.some(reasons.length).entries()) {
    await setAside(tx, on(8, NINE + 10 * index), id, { reason: reasons[index] ?? null });
  }
}

async function putDeliveriesRight({ tx, shelf, on }: Scene): Promise<void> {
  const [first, ...others] = shelf.delivery(4);
  if (!first) return;
  const dearer = `${Math.ceil(Number(first.price)) + 5}.00`;
  await correctDelivery(tx, on(4, NINE + 15), first.delivery, {
    ids: idsOf([first, ...others]),
    stockPrice: dearer,
    note: 'Read off the wrong line',
  });
  const missing = idsOf(others.slice(-1));
  await takeOutOfStock(tx, on(4, NINE + 25), {
    ids: missing,
    reason: 'not_delivered',
    note: 'On the delivery note, not in the box',
  });
  await addUnits(tx, on(3, NINE), first.delivery, {
    sizes: [{ size: first.size ?? 0, quantity: 2 }],
  });
  const [wrong] = shelf.delivery(3);
  if (!wrong) return;
  const mistyped = { code: `${wrong.code}0`, note: '' };
  const { operation } = await correctDelivery(tx, on(3, NINE + 40), wrong.delivery, mistyped);
  await undoOperation(tx, on(3, NINE + 44), operation, {});
}

/** One shipment came short of a pair; of the other some boxes are still under way. */
async function ship(scene: Scene): Promise<void> {
  const { tx, shelf, on } = scene;
  const { here, there: location } = wayBetween(scene);
  const sentOn = async (daysAgo: number, most: number, note: string) => {
    const ids = idsOf(shelf.ofShop(here, most));
    const { id } = await sendUnits(tx, on(daysAgo, NINE + 35), { ids, location, note });
    return { id, ids };
  };
  const short = await sentOn(6, 8, 'Sizes that they asked for');
  await receiveUnits(tx, on(5, NINE + 70), short.id, short.ids.slice(1));
  const missing = { lost: short.ids.slice(0, 1), returned: [], note: 'One pair less than listed' };
  await closeShipment(tx, on(3, NINE + 80, 'owner'), short.id, missing);
  const open = await sentOn(2, 12, 'Two boxes');
  await receiveUnits(tx, on(1, NINE + 15), open.id, open.ids.slice(0, 5));
}

/** Lowers the prices of a delivery; half of it has its new labels already. */
async function lowerPrices({ tx, shelf, on }: Scene): Promise<void> {
  const units = shelf.delivery(5);
  if (!units.length) return;
  const change = { ids: idsOf(units), percent: '-20', ending: '90' };
  const { hash, rows } = await previewPrices(tx, on(2, NINE + 5, 'owner'), change);
  await applyPrices(tx, on(2, NINE + 6, 'owner'), { hash });
  const printed = units.slice(0, Math.ceil(units.length / 2));
  const price = rows[0]?.new ?? '';
  const labels = printed.map(({ id, code, number }) => ({ id, price, code, number }));
  await noteLabelsPrinted(tx, on(2, NINE + 30), { labels });
}

/**
 * Adds the last days' operations on the stock, by the same code as in a shop: one of each kind,
 * some of them undone, and labels that are due.
 */
export async function addOperations(db: Executor, room: Stockroom): Promise<void> {
  const tx = db as Tx;
  const { timeZone, today, locationIds } = room;
  const on = (daysAgo: number, minutes: number, who?: 'owner') => {
    const at = zonedTime(timeZone, addDays(today, -daysAgo), minutes);
    const [person, rights]: [number, Rights] = who ? [0, 'owner'] : [2, 'stock'];
    return requestOf(room, { person, rights, at });
  };
  const scene = { tx, shelf: await readShelf(tx, room), locations: locationIds, on };
  await addImport(scene);
  await addAppliedCount(scene);
  // Shipments come before whole deliveries, which can be most of what a small shop has.
  await ship(scene);
  await bringElsewhere(scene);
  await putAside(scene);
  await loseAndFind(scene);
  await putDeliveriesRight(scene);
  await lowerPrices(scene);
  await addOpenCount(scene);
}
