import { deliveryCalls, priceCalls, productCalls, stockCalls } from '@backoffice/contracts';
import type { Call } from '@backoffice/contracts/calls';

import type { Executor } from '../../../db/database';
import type { Random } from '../../../demo/random';
import type { Sent } from '../../api-caller';
import type { Counter } from '../counter';
import { RandomUndo } from './random-undo';
import { readStates, type UnitState } from './replay';
import { type Around, type Shelf, shelve } from './shelf';

type Label = Pick<UnitState, 'price' | 'product' | 'size'>;

const labelOf = ({ price, product, size }: UnitState): Label => ({ price, product, size });

/**
 * Somebody who moves, loses, finds, sets aside, reprices, corrects and undoes as it comes, and
 * knows what each label says.
 */
export class RandomKeeper {
  readonly #shop: Counter;
  readonly #db: Executor;
  readonly #random: Random;
  readonly #shelf: Shelf;
  readonly #undoer: RandomUndo;
  readonly #labels = new Map<number, Label>();

  constructor(shop: Counter, random: Random, { db, shelf }: Around) {
    this.#shop = shop;
    this.#db = db;
    this.#random = random;
    this.#shelf = shelf;
    this.#undoer = new RandomUndo(shop, db, random);
  }

  async goOn(): Promise<void> {
    await this.#readLabels();
    const acts = [
      () => this.#transfer(),
      () => this.#lose(),
      () => this.#find(),
      () => this.#setAside(),
      () => this.#reprice(),
      () => this.#correct(),
      () => this.#print(),
    ];
    await (this.#random.chance(0.4) ? this.#undo() : this.#random.pick(acts)());
  }

  /** The units whose label is not what they are. */
  async wrongLabels(): Promise<number[]> {
    const now = await readStates(this.#db, this.#shop.companyId);
    const wrong = [...now].filter(
      ([id, state]) =>
        JSON.stringify(this.#labels.get(id) ?? labelOf(state)) !== JSON.stringify(labelOf(state)),
    );
    return wrong.map(([id]) => id);
  }

  #some = (from: number[]) => {
    const many = Array.from({ length: this.#random.between(1, 4) }, () => this.#random.pick(from));
    return [...new Set(many)];
  };
  #inStock = () => [...this.#shelf.stock, ...this.#shelf.aside];
  #place = () => this.#random.pick(this.#shop.locations);

  /** A new unit's label says what it is. */
  async #readLabels() {
    const now = await readStates(this.#db, this.#shop.companyId);
    for (const [id, state] of now) {
      if (!this.#labels.has(id)) this.#labels.set(id, labelOf(state));
    }
  }

  #shelve = (ids: number[]) => shelve(this.#db, this.#shop.companyId, this.#shelf, ids);

  async #do(call: Call, sent: Sent, ids: number[]) {
    const { status } = await this.#shop.api.any(call, sent);
    expect([call.path, status]).toEqual([call.path, 200]);
    await this.#shelve(ids);
  }

  async #transfer() {
    if (!this.#inStock().length) return;
    const ids = this.#some(this.#inStock());
    await this.#do(productCalls.transfer, { body: { ids, location: this.#place() } }, ids);
  }

  async #lose() {
    if (!this.#inStock().length) return;
    const ids = this.#some(this.#inStock());
    const reason = this.#random.pick(['lost', 'damaged', 'written_off']);
    await this.#do(stockCalls.out, { body: { ids, reason } }, ids);
  }

  async #find() {
    if (!this.#shelf.out.length) return;
    const ids = this.#some(this.#shelf.out);
    await this.#do(stockCalls.in, { body: { ids, location: this.#place() } }, ids);
  }

  async #setAside() {
    if (!this.#inStock().length) return;
    const id = this.#random.pick(this.#inStock());
    const reason = this.#random.pick(['damaged', 'unsellable', null]);
    await this.#do(productCalls.setAside, { params: { id }, body: { reason } }, [id]);
  }

  async #reprice() {
    if (!this.#inStock().length) return;
    const ids = this.#some(this.#inStock());
    const way = this.#random.pick([{ set: 49.9 }, { percent: -20, ending: '.90' }, { amount: 5 }]);
    const { data } = await this.#shop.api.ok(priceCalls.preview, { body: { ids, ...way } });
    const { status } = await this.#shop.api.any(priceCalls.apply, { body: { hash: data.hash } });
    // Refused where nothing would change.
    expect(data.units ? [200] : [200, 409, 422]).toContain(status);
  }

  async #correct() {
    const shoes = await this.#deliveries();
    if (!shoes.length) return;
    const [delivery, units] = this.#random.pick(shoes);
    const ids = this.#some(units);
    const right = this.#random.pick([
      { size: this.#random.pick(this.#shop.sizes) },
      { code: this.#random.pick(['NK-1', 'NK-2']), stockPrice: this.#random.pick([49.9, 55]) },
      { importPrice: this.#random.between(10, 30) },
    ]);
    const sent = { params: { id: delivery }, body: { ids, ...right } };
    const { status } = await this.#shop.api.any(deliveryCalls.correct, sent);
    // Refused where nothing would change.
    expect([200, 409, 422]).toContain(status);
  }

  /** Deliveries of shoes with what is in stock of each. */
  async #deliveries() {
    const rows = await this.#db
      .selectFrom('units')
      .select(['id', 'delivery_id'])
      .where('company_id', '=', this.#shop.companyId)
      .where('id', 'in', [0, ...this.#inStock()])
      .where('product_type', '=', 'shoes')
      .orderBy('id')
      .execute();
    const all = new Map<number, number[]>();
    for (const { id, delivery_id: of } of rows) all.set(of, [...(all.get(of) ?? []), id]);
    return [...all];
  }

  async #print() {
    const { data } = await this.#shop.api.ok(productCalls.list, { query: { label_due: '1' } });
    const printed = data.filter(() => this.#random.chance(0.5));
    if (!printed.length) return;
    const labels = printed.map(({ id, price, code, number }) => ({ id, price, code, number }));
    await this.#shop.api.ok(stockCalls.labelsPrinted, { body: { labels } });
    const ids = printed.map(({ id }) => id);
    const now = await readStates(this.#db, this.#shop.companyId, ids);
    for (const [id, state] of now) this.#labels.set(id, labelOf(state));
  }

  async #undo() {
    const ids = await this.#undoer.goOn();
    if (ids.length) await this.#shelve(ids);
  }
}
