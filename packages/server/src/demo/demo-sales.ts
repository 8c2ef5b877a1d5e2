import { addDays, type Bank, BANKS, yearOf } from '@backoffice/contracts';

import type { DemoProduct } from './goods/demo-catalogue';
import type { Random } from './random';
import { SEASON, type ShopPlan } from './shop-data';
import { zonedTime } from './zoned-time';

const YEARS = 6;
const OPENS = 9 * 60;
const CLOSES = 20 * 60;

export interface DemoUnit {
  product: DemoProduct;
  sizeId: number | null;
  receivedOn: string;
  location: number;
  /** Index of the sale that took it, none while in stock. */
  sale: number | null;
  salePrice: number;
}

export interface DemoSale {
  at: Date;
  day: string;
  seller: number;
  location: number;
  /** Null for cash. */
  bank: Bank | null;
  channel: 'store' | 'online';
  units: DemoUnit[];
}

const monthOf = (day: string) => Number(day.slice(5, 7)) - 1;
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Warmth from -1 in January to 1 in July. */
const warmth = (day: string) => -Math.cos((2 * Math.PI * (monthOf(day) + 0.5)) / 12);

function chooser(products: DemoProduct[], random: Random) {
  return (day: string): DemoProduct => {
    for (;;) {
      const product = random.pick(products);
      const fits = 1 + product.kind.summer * warmth(day);
      if (random.next() < (product.demand * fits) / 2.6) return product;
    }
  };
}

/** The day on which sold goods had come in: one to three weeks before their season began. */
function deliveredBefore(day: string, random: Random): string {
  const half = monthOf(day) < 6 ? '01' : '07';
  const start = `${day.slice(0, 4)}-${half}-01`;
  return addDays(start, -7 * random.between(1, 3));
}

interface Scene {
  plan: ShopPlan;
  random: Random;
  products: DemoProduct[];
  timeZone: string;
  now: Date;
  today: string;
  shops: number;
}

/** How many lines a day sells: the season, the week and a slow growth over the years. */
function linesOf({ plan, random, today }: Scene, day: string): number {
  if (weekday(day) === 0 && random.chance(0.75)) return 0;
  const growth = 0.8 + ((yearOf(day) - yearOf(today) + YEARS) / YEARS) * 0.4;
  const saturday = weekday(day) === 6 ? 1.5 : 1;
  const mean = (plan.linesPerYear / 320) * (SEASON[monthOf(day)] ?? 1) * growth * saturday;
  return Math.round(mean * (0.6 + random.next() * 0.8));
}

/** A moment in the opening hours. */
function momentOf({ timeZone, random }: Scene, day: string, share: number): Date {
  return zonedTime(timeZone, day, OPENS + Math.floor(share * (CLOSES - OPENS)) + random.next());
}

function basketOf(scene: Scene, day: string, size: number): DemoUnit[] {
  const { random, products } = scene;
  const choose = chooser(products, random);
  const location = random.between(0, scene.shops - 1);
  const sold: DemoUnit[] = [];
  for (let line = 0; line < size; line += 1) {
    const product = choose(day);
    const discount = random.chance(0.25) ? random.pick([0.9, 0.85, 0.8, 0.7]) : 1;
    sold.push({
      product,
      sizeId: product.sizeIds.length ? random.pick(product.sizeIds) : null,
      receivedOn: deliveredBefore(day, random),
      location,
      sale: null,
      salePrice: Math.max(1, Math.round(product.price * discount)),
    });
  }
  return sold;
}

/** How many lines each basket of a day has. */
function basketSizes(scene: Scene, day: string): number[] {
  const { random, today } = scene;
  let left = linesOf(scene, day);
  if (day >= addDays(today, -1)) left = Math.max(left, 6);
  const sizes: number[] = [];
  while (left > 0) {
    const size = Math.min(left, random.pick([1, 1, 1, 2, 2, 3]));
    sizes.push(size);
    left -= size;
  }
  return sizes;
}

function saleOf(scene: Scene, day: string, at: Date, size: number, online: boolean): DemoSale {
  const { random, plan } = scene;
  const byBank = online || random.chance(0.35);
  const units = basketOf(scene, day, size);
  return {
    at,
    day,
    seller: random.between(0, plan.people.length - 1),
    location: units[0]?.location ?? 0,
    bank: byBank ? random.pick(BANKS) : null,
    channel: online ? 'online' : 'store',
    units,
  };
}

function salesOfDay(scene: Scene, day: string): DemoSale[] {
  const { random, now } = scene;
  const sizes = basketSizes(scene, day);
  return sizes.flatMap((size, index) => {
    const at = momentOf(scene, day, (index + random.next()) / (sizes.length + 1));
    // Drawn even if its moment is yet to come, so that the time of day changes no later draw.
    const sale = saleOf(scene, day, at, size, random.chance(0.18));
    return at <= now ? [sale] : [];
  });
}

/** A server may start before the shops open: then the web shop has sold something already. */
function salesOfTonight(scene: Scene): DemoSale[] {
  const { timeZone, today, now, random } = scene;
  const midnight = zonedTime(timeZone, today, 0).getTime();
  const moments = [1, 2, 3].map((part) => (part - random.next()) / 3).sort((a, b) => a - b);
  return moments.map((share) => {
    const at = new Date(midnight + share * (now.getTime() - midnight));
    return saleOf(scene, today, at, random.between(1, 2), true);
  });
}

/** Every sale from the first of January five years ago until this moment, in order. */
export function inventSales(scene: Scene): DemoSale[] {
  const sales: DemoSale[] = [];
  const first = `${yearOf(scene.today) - YEARS + 1}-01-01`;
  for (let day = first; day <= scene.today; day = addDays(day, 1)) {
    const made = salesOfDay(scene, day);
    const isQuiet = day === scene.today && made.length === 0;
    sales.push(...(isQuiet ? salesOfTonight(scene) : made));
  }
  for (const [index, sale] of sales.entries()) for (const unit of sale.units) unit.sale = index;
  return sales;
}

/** Units in stock: deliveries of the last ten months, some of this week and of today. */
export function inventStock({ plan, random, products, today, shops }: Scene): DemoUnit[] {
  const units: DemoUnit[] = [];
  const deliver = (day: string) => {
    const product = random.pick(products);
    const location = random.between(0, shops - 1);
    const sizes = product.sizeIds.length ? product.sizeIds : [null];
    for (const sizeId of sizes) {
      const pieces = sizeId === null ? random.between(3, 10) : random.between(0, 2);
      for (let piece = 0; piece < pieces; piece += 1) {
        units.push({ product, sizeId, receivedOn: day, location, sale: null, salePrice: 0 });
      }
    }
  };
  const recent = Math.min(300, plan.unitsInStock / 8);
  while (units.length < recent / 3) deliver(today);
  while (units.length < recent) deliver(addDays(today, -random.between(1, 6)));
  while (units.length < plan.unitsInStock) deliver(addDays(today, -random.between(7, 300)));
  return units;
}
