import type { Refusal } from './entry';
import { IMPORT_REFUSALS } from './imports';
import { PEOPLE_REFUSALS } from './people';
import { REFERENCE_REFUSALS } from './reference-data';
import { REQUEST_REFUSALS } from './requests';
import type { Param, PARAM_KINDS, Said } from './said';
import { SALE_REFUSALS, TILL_REFUSALS } from './sales';
import { COUNT_REFUSALS, SHIPMENT_REFUSALS } from './shipments-counts';
import { STOCK_REFUSALS } from './stock';
import { VALUE_REFUSALS } from './values';

export { VALUE_REFUSALS } from './values';

/**
 * Every refusal of the server, by its reason: the code that decides the status, and the English
 * with `{parameters}`. The texts are the namespace `refusals` of `packages/ui`, translated under
 * the same keys.
 */
export const REFUSALS = {
  ...REQUEST_REFUSALS,
  ...VALUE_REFUSALS,
  ...REFERENCE_REFUSALS,
  ...STOCK_REFUSALS,
  ...SHIPMENT_REFUSALS,
  ...COUNT_REFUSALS,
  ...IMPORT_REFUSALS,
  ...SALE_REFUSALS,
  ...TILL_REFUSALS,
  ...PEOPLE_REFUSALS,
} as const satisfies Record<string, Refusal>;

type Catalogue = typeof REFUSALS;
type Key = keyof Catalogue;
type Singular<K extends string> = K extends `${infer Base}_one` ? Base : never;
type Counted = Singular<Key>;
type OfCounted = `${Counted}_one` | `${Counted}_other`;

/** The key of a sentence; of those with a plural the key before `_one` and `_other`. */
export type Reason = Exclude<Key, OfCounted> | Counted;

type Gaps<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Gaps<Rest>
  : never;
type NamesOf<R extends Reason> = R extends Key
  ? Gaps<Catalogue[R]['text']>
  : R extends Counted
    ? 'count' | Gaps<Catalogue[`${R}_one`]['text']>
    : never;

interface OfKind {
  euros: string;
  difference: string;
  day: string;
  moment: string;
  clauses: readonly Said[];
}
type ValueOf<Name> = Name extends 'count'
  ? number
  : Name extends keyof typeof PARAM_KINDS
    ? OfKind[(typeof PARAM_KINDS)[Name]]
    : Param;

/** The parameters that fill the gaps in a reason's sentence. */
export type ParamsOf<R extends Reason> = { readonly [Name in NamesOf<R>]: ValueOf<Name> };

/** The parameters of a reason as arguments: none where its sentence has no gaps. */
export type ParamsAsked<R extends Reason> = [NamesOf<R>] extends [never]
  ? [params?: Readonly<Record<string, never>>]
  : [params: ParamsOf<R>];

/** A reason with its parameters. */
export const say = <R extends Reason>(reason: R, ...[params]: ParamsAsked<R>): Said => ({
  reason,
  ...(params && Object.keys(params).length > 0 && { params }),
});
