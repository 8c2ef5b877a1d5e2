import type { Call } from '@backoffice/contracts';

/** A call that the server can't be asked. */
export interface AskedOfStandIn {
  method: Call['method'];
  /** Below the API's base. */
  path: string;
  params: Record<string, unknown>;
  body: unknown;
  idempotencyKey: string | undefined;
}

/** Answers calls in place of the server while there is no line, in the form in which it would. */
export interface StandIn {
  /** Undefined for what it can't answer. */
  answer: (asked: AskedOfStandIn) => Promise<{ status: number; data: unknown } | undefined>;
}

let load: (() => Promise<StandIn>) | undefined;

/** Says where the stand-in's code is, on tills that go on selling without a line. */
export function standInBy(loadStandIn: (() => Promise<StandIn>) | undefined): void {
  load = loadStandIn;
}

export const hasStandIn = (): boolean => load !== undefined;

/** The answer of the stand-in; undefined where there is none, or it can't answer. */
export const askStandIn = async (asked: AskedOfStandIn) => (await load?.())?.answer(asked);
