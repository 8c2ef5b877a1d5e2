import { readMonths } from '../../modules/figures/figures.repository';
import {
  findUnits,
  type FoundUnit,
  nameUnits,
} from '../../modules/products/listing/stock-page.repository';
import { orderOf } from '../../modules/products/product-filter';
import { recordSql, type Recorded } from './recorded-sql';

type Row = Record<string, unknown>;
type Send = (statement: Recorded) => Promise<Row[]>;

/** The statement's arrays: first each id of a named thing once, then the ids of every unit. */
const NAMED = ['product_id', 'number_id', 'location_id'];
const IDS = [...NAMED, 'out_id', 'shipment_id'];
const NO_UNIT: FoundUnit = {
  id: 0,
  type: 'shoes',
  price: '0',
  date: '',
  barcode: '',
  set_aside: null,
  label_due: false,
  product_id: 0,
  number_id: null,
  location_id: null,
  out_id: null,
  shipment_id: null,
  sorted: '',
  exact: null,
};
const [name] = (await recordSql((db) => nameUnits(db, 1, [NO_UNIT]))) as [Recorded];

/** The statement that names these units: its arrays are their ids, column by column. */
function naming(units: Row[]): Recorded {
  let column = 0;
  const idsOf = (place: number) => units.map((unit) => unit[[...NAMED, ...IDS][place] ?? '']);
  const arrayAt = (place: number) =>
    place < NAMED.length ? [...new Set(idsOf(place))] : idsOf(place);
  const values = name.values.map((value) => (Array.isArray(value) ? arrayAt(column++) : value));
  return { text: name.text, values };
}

const finding = new Map<string, Recorded>();

/** The first 50 shoes with this text in their code, by the API's own statements. */
export async function listBySql(send: Send, code: string) {
  const filter = { type: 'shoes' as const, code };
  const order = orderOf({});
  const find =
    finding.get(code) ??
    ((await recordSql((db) => findUnits(db, 1, { filter, order, limit: 51 })))[0] as Recorded);
  finding.set(code, find);
  const units = (await send(find)).slice(0, 50);
  const names = await send(naming(units));
  return { success: true, data: units.map((unit, index) => ({ ...unit, ...names[index] })) };
}

const summing = new Map<string, Recorded>();

/** The months of these years, by the statement of the API. */
export async function monthsSql(years: number[]): Promise<Recorded> {
  const key = years.join();
  const known =
    summing.get(key) ??
    ((await recordSql((db) => readMonths(db, 1, { years, type: 'sales' })))[0] as Recorded);
  summing.set(key, known);
  return known;
}
