import type { ApartRun, PageInfo } from '@backoffice/contracts';
import { compareSizes } from '@backoffice/contracts';
import * as z from 'zod/mini';

import type { Executor } from '../../db/database';
import { nameKey } from '../../db/name-key';
import { readCursor, writeCursor } from '../../http/cursor';
import { findRuns, type FoundRun, idOf, mayBeRuns, versionOf } from './apart-runs';
import { CodeEndings } from './code-endings';
import {
  readNames,
  readSizedProducts,
  readSizes,
  readVariants,
  type RunNames,
} from './size-runs.repository';

const PAGE = 100;
const cursorSchema = z.tuple([z.string().check(z.maxLength(120)), z.int().check(z.positive())]);

async function readRuns(db: Executor, companyId: number): Promise<FoundRun[]> {
  const endings = new CodeEndings(await readSizes(db, companyId));
  const products = await readSizedProducts(db, companyId);
  const ids = new Set(mayBeRuns(products, endings));
  const variants = ids.size ? await readVariants(db, companyId, [...ids]) : [];
  return findRuns(
    products.filter(({ id }) => ids.has(id)),
    variants,
    endings,
  );
}

function sizesOf({ members, stemVariants }: FoundRun): ApartRun['sizes'] {
  const sizes = new Map<string, ApartRun['sizes'][number]>();
  const add = (name: string, units: number, added: boolean) => {
    const before = sizes.get(name)?.units ?? 0;
    sizes.set(name, { name, units: before + units, added });
  };
  for (const { size, units } of stemVariants) if (size !== null) add(size, units, false);
  for (const { size, units } of members) add(size.name, units, size.id === null);
  return [...sizes.values()].sort((a, b) => compareSizes(a.name, b.name));
}

function viewOf(run: FoundRun, names: RunNames | undefined): ApartRun {
  const { code, members, stem, stemVariants } = run;
  const held = stemVariants.reduce((sum, { units }) => sum + units, 0);
  const products = [
    ...(stem ? [{ id: stem.id, code: stem.code, units: held }] : []),
    ...members.map(({ id, code: own, units }) => ({ id, code: own, units })),
  ];
  return {
    ...{ id: idOf(run), version: versionOf(run), type: members[0]?.type ?? 'shoes', code },
    brand: names?.brand ?? '',
    specific_type: names?.specific_type ?? null,
    color: names?.color ?? null,
    sizes: sizesOf(run),
    products,
    units: products.reduce((sum, { units }) => sum + units, 0),
    sizes_from_codes: members.some(({ isRead }) => isRead),
  };
}

const placeOf = (run: FoundRun) => [nameKey(run.code), idOf(run)] as const;

function isAfter(run: FoundRun, [code, id]: readonly [string, number]): boolean {
  const [own, ownId] = placeOf(run);
  return own > code || (own === code && ownId > id);
}

/** Runs whose sizes are products of their own, by their codes. */
export async function listApart(
  db: Executor,
  companyId: number,
  { limit = PAGE, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<{ data: ApartRun[]; page: PageInfo }> {
  const after = cursor === undefined ? null : readCursor(cursorSchema, cursor);
  const all = await readRuns(db, companyId);
  const rest = after ? all.filter((run) => isAfter(run, after)) : all;
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  const names = await readNames(db, companyId, shown.map(idOf));
  return {
    data: shown.map((run) => viewOf(run, names.get(idOf(run)))),
    page: {
      total: after ? null : all.length,
      capped: false,
      next: last && rest.length > limit ? writeCursor(...placeOf(last)) : null,
    },
  };
}
