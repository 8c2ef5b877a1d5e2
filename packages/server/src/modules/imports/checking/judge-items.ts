import { kindOf, type ReferenceTable } from '@backoffice/contracts';

import type { Executor } from '../../../db/database';
import { nameKey } from '../../../db/name-key';
import type { StoredRow } from '../../../db/tables/imports';
import type { JudgedLine } from '../judged-line';
import { readArticles } from './company/lookups.repository';
import type { Judge } from './judge-stock';
import { judgeArticle } from './rows/article-rows';
import type { Check } from './rows/check';
import { type Draft, draftsOf } from './rows/draft';
import { judgeItem } from './rows/item-rows';

interface Counted {
  rows: number;
  skipped: number;
  items: number;
  known: number;
}

const NONE = { units: 0, products: 0, newProducts: 0, codes: 0, value: '0.00', locations: [] };
const NOTHING_MISSING = { brands: [], colors: [], numbers: [], types: [], locations: [] };

type JudgeDrafts = (drafts: Draft[], counted: Counted) => Promise<JudgedLine[]>;

/** A judge of rows each of which is one item or one article. */
export function judgeOf(check: Check, judgeDrafts: JudgeDrafts): Judge {
  const counted: Counted = { rows: 0, skipped: 0, items: 0, known: 0 };
  const read = draftsOf(check.mapping.columns, check.headers);
  return {
    chunk: async (rows: readonly StoredRow[]) => {
      const drafts = rows.flatMap((row) => read(row) ?? []);
      counted.rows += drafts.length;
      const lines = await judgeDrafts(drafts, counted);
      return { lines, units: lines.length };
    },
    found: () => ({ ...NONE, ...counted, missing: NOTHING_MISSING }),
  };
}

/** Judges rows that are reference data: what is known is left out. */
export function itemJudge(check: Check, table: ReferenceTable): Judge {
  return judgeOf(check, (drafts, counted) => {
    const lines = drafts.flatMap((draft): JudgedLine[] => {
      const judged = judgeItem(check, draft, kindOf(table));
      if (judged === 'known') counted.known += 1;
      if (judged === 'known' || judged === 'repeated') counted.skipped += 1;
      return judged && typeof judged === 'object' ? [judged] : [];
    });
    counted.items += lines.length;
    return Promise.resolve(lines);
  });
}

/** Judges rows that are articles: the quantity of a known article is added to what it has. */
export function articleJudge(db: Executor, companyId: number, check: Check): Judge {
  const seen = new Map<string, number>();
  return judgeOf(check, async (drafts, counted) => {
    const numbers = drafts.flatMap(({ cells }) => nameKey(cells.articleNumber?.text ?? ''));
    const known = await readArticles(db, companyId, numbers);
    return drafts.flatMap((draft) => {
      const judged = judgeArticle(check, draft, known);
      if (!judged) return [];
      const key = nameKey(judged.line.articleNumber);
      const before = seen.get(key);
      if (before !== undefined) {
        const cell = draft.cells.articleNumber ?? null;
        check.verdicts.warn(draft.line, cell, 'repeated', { line: String(before) });
      } else {
        seen.set(key, draft.line);
        counted[judged.isKnown ? 'known' : 'items'] += 1;
      }
      return [judged.line];
    });
  });
}
