import {
  COUNT_ACTIONS,
  JUDGED_VERDICTS,
  type CountAction,
  type CountApplyInput,
  type CountChanged,
  type CountLine,
  type CountReview,
  type JudgedVerdict,
} from '@backoffice/contracts';

/** What somebody decided, by the unit's id. */
export type Decisions = Readonly<Record<number, CountAction>>;

export type JudgedLine = CountLine & { verdict: JudgedVerdict };

/** Verdicts without a default action: somebody has to decide on each unit. */
const BY_HAND: readonly string[] = ['sold', 'under_way'];

export const isJudged = (line: CountLine): line is JudgedLine =>
  (JUDGED_VERDICTS as readonly string[]).includes(line.verdict);

export const actionsFor = (verdict: JudgedVerdict): readonly CountAction[] =>
  COUNT_ACTIONS[verdict];

/** What applying will do to a unit; null where that is still to be decided. */
export function actionOf({ id, verdict }: JudgedLine, decisions: Decisions): CountAction | null {
  const actions = actionsFor(verdict);
  const decided = decisions[id];
  if (decided && actions.includes(decided)) return decided;
  return BY_HAND.includes(verdict) ? null : (actions[0] ?? null);
}

export type Sums = Record<CountAction | 'undecided', number>;

export function sumsOf(lines: readonly JudgedLine[], decisions: Decisions): Sums {
  const sums: Sums = { recheck: 0, lost: 0, move: 0, found: 0, leave: 0, undecided: 0 };
  for (const line of lines) sums[actionOf(line, decisions) ?? 'undecided'] += 1;
  return sums;
}

/** The request: each line as it was seen, and the decisions that somebody made. */
export const applyInput = (
  lines: readonly JudgedLine[],
  decisions: Decisions,
): CountApplyInput => ({
  decisions: lines.flatMap((line) => {
    const action = decisions[line.id] && actionOf(line, decisions);
    return action ? [{ unit: line.id, action }] : [];
  }),
  seen: lines.map(({ id, verdict }) => ({ unit: id, verdict })),
});

/** A review with the lines that changed after it was loaded. */
export function withChanged(review: CountReview, { lines, gone }: CountChanged): CountReview {
  const changed = new Map(lines.map((line) => [line.id, line]));
  const left = new Set(gone);
  const known = new Set(review.lines.map(({ id }) => id));
  return {
    ...review,
    lines: [
      ...review.lines.flatMap((line) => (left.has(line.id) ? [] : [changed.get(line.id) ?? line])),
      ...lines.filter(({ id }) => !known.has(id)),
    ],
  };
}
