import type { Refusal } from './refusal';

/** A check refused a release; the message has every reason, and what to do. */
export class RefusedError extends Error {
  constructor(what: string, refusals: Refusal[], outcome = 'is not released') {
    const lines = refusals.map(({ reason, remedy }) => `  ✗ ${reason}\n    ${remedy}`);
    super(`${what} ${outcome}:\n${lines.join('\n')}`);
  }
}
