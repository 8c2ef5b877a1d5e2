import crypto from 'node:crypto';

import { compareSizes, MAX_RUN_PRODUCTS, type ProductType } from '@backoffice/contracts';

import { nameKey } from '../../db/name-key';
import { type CodeEndings, isSameSize, saysNothing, type Size } from './code-endings';

export interface RunProduct {
  id: number;
  type: ProductType;
  code: string;
  brand_id: number;
  specific_type_id: number | null;
  color_id: number | null;
}

/** What there is of a product in a size: units, sold ones too, or a supplier's code alone. */
export interface RunVariant {
  product_id: number;
  number_id: number | null;
  size: string | null;
  units: number;
}

/** A product that is one size of a run. */
export interface Member extends RunProduct {
  size: Size;
  units: number;
  /** Its units have no size but that of the code. */
  isRead: boolean;
}

export interface FoundRun {
  code: string;
  members: Member[];
  /** The product that has the run's code already, with its variants. */
  stem: RunProduct | undefined;
  stemVariants: RunVariant[];
}

const keyOf = (product: Omit<RunProduct, 'id' | 'code'>, code: string) =>
  JSON.stringify([
    ...[product.type, product.brand_id, product.specific_type_id, product.color_id],
    nameKey(code),
  ]);

function grouped<T>(rows: Iterable<T>, keyOfRow: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOfRow(row));
    if (group) group.push(row);
    else groups.set(keyOfRow(row), [row]);
  }
  return groups;
}

/**
 * Products that may be part of a run as far as their codes say: those whose units are worth looking
 * at.
 */
export function mayBeRuns(products: readonly RunProduct[], endings: CodeEndings): number[] {
  const asStems = new Map(products.map((product) => [keyOf(product, product.code), product.id]));
  const stemmed = products.flatMap((product) =>
    endings.of(product).map(({ stem }) => ({ id: product.id, key: keyOf(product, stem) })),
  );
  const ids = [...grouped(stemmed, ({ key }) => key)].flatMap(([key, group]) => {
    const stem = asStems.get(key);
    const all = [...group.map(({ id }) => id), ...(stem === undefined ? [] : [stem])];
    return all.length > 1 ? all : [];
  });
  return [...new Set(ids)];
}

/** A product as a size of a run; null where its units are of several sizes, or of another one. */
function memberOf(
  product: RunProduct,
  variants: readonly RunVariant[],
  endings: CodeEndings,
): (Member & { stem: string }) | null {
  const sizes = variants.flatMap(({ number_id: id, size: name }) =>
    name === null || saysNothing(name) ? [] : [{ id, name }],
  );
  const own = sizes[0];
  if (!variants.length || sizes.some(({ id }) => id !== own?.id)) return null;
  const found = endings.of(product).find(({ size }) => !own || isSameSize(size.name, own.name));
  if (!found) return null;
  const units = variants.reduce((sum, variant) => sum + variant.units, 0);
  return { ...product, stem: found.stem, size: own ?? found.size, units, isRead: !own };
}

const byPlace = (one: FoundRun, other: FoundRun) => {
  const [a, b] = [nameKey(one.code), nameKey(other.code)];
  return a === b ? idOf(one) - idOf(other) : a < b ? -1 : 1;
};

export const idOf = ({ members }: FoundRun): number => members[0]?.id ?? 0;

/** The runs among products of which all variants are known, by their codes. */
export function findRuns(
  products: readonly RunProduct[],
  variants: readonly RunVariant[],
  endings: CodeEndings,
): FoundRun[] {
  const variantsOf = grouped(variants, (variant) => String(variant.product_id));
  const existing = (id: number) => variantsOf.get(String(id)) ?? [];
  const withGoods = products.filter(({ id }) => existing(id).length);
  const stems = new Map(withGoods.map((product) => [keyOf(product, product.code), product]));
  const members = withGoods.flatMap((product) => {
    const member = memberOf(product, existing(product.id), endings);
    return member ? [member] : [];
  });
  const runs = [...grouped(members, (member) => keyOf(member, member.stem))].map(
    ([key, group]): FoundRun => {
      const stem = stems.get(key);
      const code = stem?.code ?? group[0]?.stem ?? '';
      const sorted = group.sort((a, b) => compareSizes(a.size.name, b.size.name) || a.id - b.id);
      const stemVariants = stem ? existing(stem.id) : [];
      return {
        ...{ code, stem, stemVariants },
        members: sorted.slice(0, MAX_RUN_PRODUCTS - 1).map(({ stem: _, ...member }) => member),
      };
    },
  );
  return runs.filter(isApart).sort(byPlace);
}

const isApart = ({ members, stem }: FoundRun) =>
  members.length + (stem ? 1 : 0) > 1 && members.some(({ units }) => units > 0);

/** Ids of all its products. */
export const productsOf = ({ members, stem }: FoundRun): number[] => [
  ...(stem ? [stem.id] : []),
  ...members.map(({ id }) => id),
];

/** Names what a run is made of: another number stands for something else. */
export const versionOf = ({ code, members, stem, stemVariants }: FoundRun): string =>
  crypto
    .createHash('sha256')
    .update(
      JSON.stringify([
        code,
        members.map(({ id, code: own, size, units }) => [id, own, size.name, units]),
        stem ? [stem.id, ...stemVariants.map(({ number_id: id, units }) => [id, units])] : null,
      ]),
    )
    .digest('hex');
