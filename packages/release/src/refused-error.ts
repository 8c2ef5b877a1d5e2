import type { Refusal } from './refusal';

/** A check refused a release; the message has every reason, and what to do. */
export class RefusedError extends Error {
  constructor(what: string, refusals: Refusal[]) {
    const lines = refusals.map(({ reason, remedy }) => `  ✗ ${reason}\n    ${remedy}`);
    super(`${what} is not released:\n${lines.join('\n')}`);
  }
}
