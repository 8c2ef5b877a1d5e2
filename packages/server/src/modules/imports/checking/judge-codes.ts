import type { Executor } from '../../../db/database';
import { nameKey } from '../../../db/name-key';
import type { CodeLine } from '../judged-line';
import {
  type CodedProduct,
  type Meaning,
  readMeanings,
  readProductsOfCodes,
  readSizes,
} from './company/coded-products.repository';
import { judgeOf } from './judge-items';
import type { Judge } from './judge-stock';
import type { Check } from './rows/check';
import { type Catalogue, judgeCode, sizeIn } from './rows/code-rows';
import type { Draft } from './rows/draft';

const isSame = (one: Pick<CodeLine, 'product' | 'number'>, line: CodeLine) =>
  one.product === line.product && one.number === line.number;

const saidOf = (one: Meaning | CodeLine): Record<string, string> =>
  'shown' in one ? { product: one.shown } : { line: String(one.line) };

async function catalogueOf(
  db: Executor,
  companyId: number,
  { drafts, sizes }: { drafts: Draft[]; sizes: Catalogue['sizes'] },
): Promise<Catalogue> {
  const keys = [...new Set(drafts.flatMap(({ cells }) => nameKey(cells.code?.text ?? '')))];
  const products = new Map<string, CodedProduct[]>();
  for (const product of await readProductsOfCodes(db, companyId, keys)) {
    products.set(product.code, [...(products.get(product.code) ?? []), product]);
  }
  return { products, sizes };
}

/**
 * Judges a list of supplier codes: it brings no goods, and says of products that the company has
 * which code belongs to which size. One code means one thing, in the company and in the file.
 */
export function codeJudge(db: Executor, companyId: number, check: Check): Judge {
  const seen = new Map<string, CodeLine>();
  let sizes: Catalogue['sizes'] | undefined;
  return judgeOf(check, async (drafts, counted) => {
    sizes ??= new Map(
      (await readSizes(db, companyId)).map(({ id, type, name }) => [sizeIn(type, name), id]),
    );
    const catalogue = await catalogueOf(db, companyId, { drafts, sizes });
    const judged = drafts.flatMap((draft) => judgeCode(check, draft, catalogue) ?? []);
    const gtins = judged.map(({ line }) => line.gtin);
    const meanings = await readMeanings(db, companyId, gtins);
    return judged.flatMap(({ line, cell }) => {
      const meant = meanings.get(line.gtin);
      const before = seen.get(line.gtin);
      const other = [meant, before].find((one) => one && !isSame(one, line));
      if (other) {
        check.verdicts.error(line.line, cell, 'code_taken', saidOf(other));
        return [];
      }
      if (meant) check.verdicts.warn(line.line, cell, 'known');
      if (meant) counted.known += 1;
      if (meant ?? before) {
        counted.skipped += 1;
        return [];
      }
      seen.set(line.gtin, line);
      counted.items += 1;
      return [line];
    });
  });
}
