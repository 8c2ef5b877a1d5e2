import type { Said } from '@backoffice/contracts';
import { inEnglish, type ParamsAsked, type Reason, say } from '@backoffice/contracts/refusals';

/** Why a file can't be read, in words that say what to do. Its reason crosses threads as plain data. */
export class ReadProblem extends Error {
  constructor(readonly said: Said) {
    super(inEnglish(said));
  }
}

export const unreadable = <R extends Reason>(reason: R, ...params: ParamsAsked<R>): ReadProblem =>
  new ReadProblem(say(reason, ...params));
