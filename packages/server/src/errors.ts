import { type Conflict, ERROR_STATUS, type ErrorCode, type Said } from '@backoffice/contracts';
import {
  inEnglish,
  type ParamsAsked,
  type Reason,
  refusalOf,
  say,
} from '@backoffice/contracts/refusals';

import type { Told } from './audit/told';

/** Why a field is refused: a reason, and a sentence where it differs from the catalogue's. */
export interface FieldRefusal {
  said: Said;
  text?: string;
}

interface Details {
  /** Fields beside which screens show the same reason. */
  at?: string | readonly string[] | undefined;
  /** Fields with reasons of their own. */
  fields?: Record<string, FieldRefusal | Said>;
  /** The sentence, where it differs from the catalogue's. */
  text?: string;
  conflicts?: Conflict[];
  /** The present state of what the call wanted to change. */
  data?: unknown;
  /** Seconds after which a new attempt makes sense. */
  retryAfter?: number;
  cause?: unknown;
  /** An event that the audit keeps, though the transaction is undone. */
  told?: Told | undefined;
}

const asFieldRefusal = (given: FieldRefusal | Said): FieldRefusal =>
  'said' in given ? given : { said: given };

function fieldsOf(said: Said, { at, fields }: Details): Record<string, FieldRefusal> | undefined {
  const own = Object.entries(fields ?? {}).map(
    ([name, one]) => [name, asFieldRefusal(one)] as const,
  );
  const same = (at === undefined ? [] : [at].flat()).map((name) => [name, { said }] as const);
  const all = [...own, ...same];
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

/**
 * A failure that the caller is meant to see. Its reason is one of the catalogue, which holds its
 * code and its English sentence.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly said: Said;
  readonly fields: Record<string, FieldRefusal> | undefined;
  readonly conflicts: Conflict[] | undefined;
  readonly data: unknown;
  readonly retryAfter: number | undefined;
  readonly told: Told | undefined;

  constructor(said: Said, details: Details = {}) {
    super(details.text ?? inEnglish(said), { cause: details.cause });
    this.name = 'AppError';
    this.code = refusalOf(said).code;
    this.said = said;
    this.fields = fieldsOf(said, details);
    this.conflicts = details.conflicts;
    this.data = details.data;
    this.retryAfter = details.retryAfter;
    this.told = details.told;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** A failure for a reason of the catalogue; its parameters may be left out where it has none. */
export const refuse = <R extends Reason>(
  reason: R,
  ...[params, details]: [...ParamsAsked<R>, details?: Details]
): AppError => new AppError(say(reason, ...([params] as ParamsAsked<R>)), details);

/** Why a command was not done, for whoever runs the server: said on a terminal and nowhere else. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
