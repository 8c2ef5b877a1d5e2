import type { Refusal } from './entry';
import { REFUSALS } from './refusals';
import { type ParamFormats, type Said, shownParams } from './said';

const ALL: Readonly<Record<string, Refusal | undefined>> = REFUSALS;

const ENGLISH: ParamFormats = {
  euros: (amount) => `${amount} €`,
  difference: (amount) => `${amount.startsWith('-') ? '−' : '+'}${amount.replace('-', '')} €`,
  day: (day) => day,
  moment: (moment) => moment,
  number: (value) => value.toLocaleString('en'),
  comma: ', ',
  semicolon: '; ',
  said: (said) => inEnglish(said),
};

/** The catalogue's entry for a reason; throws for a reason that it does not have. */
export function refusalOf({ reason, params }: Said): Refusal {
  const found = ALL[reason] ?? ALL[`${reason}_${params?.count === 1 ? 'one' : 'other'}`];
  if (!found) throw new Error(`No refusal is called ${reason}`);
  return found;
}

/** A reason in the words of the catalogue. */
export function inEnglish(said: Said): string {
  const shown = shownParams(said.params ?? {}, ENGLISH);
  const { text } = refusalOf(said);
  return text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => shown[name] ?? gap);
}
