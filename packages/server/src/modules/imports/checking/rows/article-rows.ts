import { nameKey } from '../../../../db/name-key';
import type { ArticleLine } from '../../judged-line';
import type { Check } from './check';
import type { Draft } from './draft';
import { RowReader } from './row-reader';

const MOST = 100_000;
const TYPE = 'article';

export interface KnownArticle {
  name: string;
  type: string;
}

/**
 * An article with the quantity that comes in; null where something is wrong. A known article keeps
 * its name.
 */
export function judgeArticle(
  check: Check,
  draft: Draft,
  known: ReadonlyMap<string, KnownArticle>,
): { line: ArticleLine; isKnown: boolean } | null {
  const row = new RowReader(check, draft);
  const articleNumber = row.text('articleNumber', 40) ?? '';
  const stored = known.get(nameKey(articleNumber));
  const name = stored ? row.optional('name', 120) : row.text('name', 120);
  const type = row.optional('articleType', 40) ?? stored?.type ?? TYPE;
  const cell = row.cell('quantity');
  const quantity = cell ? row.quantity(cell, MOST) : 0;
  if (row.failed) return null;
  if (stored) {
    const details = { name: stored.name, quantity: String(quantity ?? 0) };
    row.warn(draft.cells.articleNumber ?? null, 'known', details);
  }
  const line = { line: draft.line, articleNumber, name: name ?? stored?.name ?? '', type };
  return {
    line: { is: 'article', ...line, quantity: quantity ?? 0 },
    isKnown: stored !== undefined,
  };
}
