import {
  COUNT_ACTIONS,
  type CountAction,
  type CountApplyInput,
  type JudgedVerdict,
} from '@backoffice/contracts';

import { refuse } from '../../../errors';
import { listed } from '../../units/units-in-words';

const at = 'decisions';
const some = (units: number[]) => ({ ids: listed(units.map(String), 20) });

const fits = (verdict: JudgedVerdict, action: CountAction) =>
  COUNT_ACTIONS[verdict].some((one) => one === action);

/**
 * The action unless somebody decides. Units that are sold or under way have none: they take a
 * decision.
 */
const usual = (verdict: JudgedVerdict): CountAction | undefined =>
  verdict === 'sold' || verdict === 'under_way' ? undefined : COUNT_ACTIONS[verdict][0];

/**
 * The action for each judged unit. Throws 422 if a decision is for a unit that isn't judged,
 * doesn't fit its verdict or is made twice, and if one is missing.
 */
export function actionsFor(
  verdicts: Map<number, JudgedVerdict>,
  decisions: CountApplyInput['decisions'],
): Map<number, CountAction> {
  const decided = new Map(decisions.map(({ unit, action }) => [unit, action]));
  if (decided.size < decisions.length) throw refuse('decided_twice', {}, { at });
  const unfit = decisions.filter(({ unit, action }) => {
    const verdict = verdicts.get(unit);
    return verdict === undefined || !fits(verdict, action);
  });
  if (unfit.length) {
    throw refuse('not_decided_so', some(unfit.map(({ unit }) => unit)), { at });
  }
  const actions = new Map<number, CountAction>();
  const open: number[] = [];
  for (const [unit, verdict] of verdicts) {
    const action = decided.get(unit) ?? usual(verdict);
    if (action) actions.set(unit, action);
    else open.push(unit);
  }
  if (open.length) throw refuse('decision_missing', some(open), { at });
  return actions;
}
