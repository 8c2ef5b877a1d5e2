import { joined } from './return-lines';
import {
  emptyDraft,
  isClear,
  type BasketMark,
  type LeftBasket,
  type SaleDraft,
} from './sale-draft';

const isOf =
  ({ day, user }: BasketMark) =>
  (one: BasketMark) =>
    one.day === day && one.user === user;

/**
 * Starts a person's day at the counter: a basket of another person or day is put aside, and the one
 * that they left today comes back.
 */
export function begun(draft: SaleDraft, key: string, mark: BasketMark): SaleDraft {
  if (isOf(mark)(draft)) return draft;
  const own = draft.left.findLast(isOf(mark));
  const others = draft.left.filter((basket) => basket !== own);
  const left = isClear(draft) ? others : [...others, asideOf(draft)];
  return { ...emptyDraft(key, mark), ...own, left };
}

const asideOf = (draft: SaleDraft): LeftBasket => {
  const { day, user, by, key, lines, scanned, returns, way, note } = draft;
  return { day, user, by, key, lines, scanned, returns, way, note };
};

/** Gives a basket that was put aside up. */
export const withoutBasket = (draft: SaleDraft, basket: LeftBasket): SaleDraft => ({
  ...draft,
  left: draft.left.filter(({ key }) => key !== basket.key),
});

/**
 * Adds a left basket to the one on the counter. On an empty counter, a person's own basket keeps
 * its key, because a first try may have sold it.
 */
export function withBasket(draft: SaleDraft, basket: LeftBasket): SaleDraft {
  const { key, user, lines, scanned, returns } = basket;
  const isAlone = isClear(draft);
  const known = new Set(draft.lines.map(({ unit }) => unit.id));
  const added = new Set(scanned.map(({ id }) => id));
  return {
    ...draft,
    key: isAlone && user === draft.user ? key : draft.key,
    lines: [...draft.lines, ...lines.filter(({ unit }) => !known.has(unit.id))],
    scanned: [...draft.scanned.filter(({ id }) => !added.has(id)), ...scanned],
    returns: joined(draft.returns, returns),
  };
}
