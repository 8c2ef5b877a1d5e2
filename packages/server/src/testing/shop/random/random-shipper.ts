import { shipmentCalls } from '@backoffice/contracts';

import type { Executor } from '../../../db/database';
import type { Random } from '../../../demo/random';
import type { Counter } from '../counter';
import { readStates } from './replay';
import { type Around, type Shelf, shelve } from './shelf';

interface Sent {
  to: number;
  ids: number[];
  arrived: Set<number>;
}

/** Somebody who sends goods to other shops, receives them in parts, and closes with shortages. */
export class RandomShipper {
  readonly #shop: Counter;
  readonly #random: Random;
  readonly #db: Executor;
  readonly #shelf: Shelf;
  readonly #open = new Map<number, Sent>();

  constructor(shop: Counter, random: Random, { db, shelf }: Around) {
    this.#shop = shop;
    this.#random = random;
    this.#db = db;
    this.#shelf = shelf;
  }

  async goOn(): Promise<void> {
    this.#forgetClosed();
    const dice = this.#random.next();
    if (dice < 0.5 || !this.#open.size) await this.#send();
    else if (dice < 0.85) await this.#arrive();
    else await this.#close();
  }

  /** Units of a shipment that are still under way; others may have been received and sold. */
  #rest = ({ ids, arrived }: Sent) =>
    ids.filter((id) => this.#shelf.sent.includes(id) && !arrived.has(id));

  #some = (from: number[]) => from.filter(() => this.#random.chance(0.5));

  /** A wholly received shipment closes itself, and its units may be under way in another then. */
  #forgetClosed() {
    for (const [id, sent] of this.#open) {
      const rest = this.#rest(sent);
      for (const unit of sent.ids) if (!rest.includes(unit)) sent.arrived.add(unit);
      if (!rest.length) this.#open.delete(id);
    }
  }

  async #send() {
    const { api, companyId, locations } = this.#shop;
    const to = this.#random.pick(locations);
    const some = this.#some(this.#shelf.stock).slice(0, 5);
    const states = await readStates(this.#db, companyId, some);
    const ids = some.filter((id) => states.get(id)?.location !== to);
    if (!ids.length) return;
    const { data } = await api.ok(shipmentCalls.send, { body: { ids, location: to } });
    this.#open.set(data.id, { to, ids, arrived: new Set() });
    await shelve(this.#db, companyId, this.#shelf, ids);
  }

  async #arrive() {
    const [id, sent] = this.#random.pick([...this.#open]);
    const rest = this.#rest(sent);
    const coming = this.#some(rest);
    if (!coming.length) return;
    const sentBody = { params: { id }, body: { ids: coming } };
    const { data } = await this.#shop.api.ok(shipmentCalls.arrive, sentBody);
    const sorted = [...data.ids].sort((one, other) => one - other);
    expect(sorted).toEqual(coming.sort((one, other) => one - other));
    expect(data).toMatchObject({ already: [], closed: coming.length === rest.length });
    const again = await this.#shop.api.any(shipmentCalls.arrive, sentBody);
    // Answered as received before, or refused where the last units closed the shipment.
    expect([200, 409]).toContain(again.status);
    await this.#expectAt(coming, sent.to);
  }

  async #close() {
    const [id, sent] = this.#random.pick([...this.#open]);
    const rest = this.#rest(sent);
    const lost = this.#some(rest);
    const returned = rest.filter((one) => !lost.includes(one));
    const body = { lost, returned };
    await this.#shop.api.ok(shipmentCalls.close, { params: { id }, body });
    this.#open.delete(id);
    await shelve(this.#db, this.#shop.companyId, this.#shelf, rest);
    expect(lost.filter((one) => !this.#shelf.out.includes(one))).toEqual([]);
    expect(returned.filter((one) => !this.#shelf.stock.includes(one))).toEqual([]);
  }

  async #expectAt(ids: number[], location: number) {
    const { companyId } = this.#shop;
    const states = await readStates(this.#db, companyId, ids);
    for (const state of states.values()) expect(state).toMatchObject({ place: 'stock', location });
    await shelve(this.#db, companyId, this.#shelf, ids);
  }
}
