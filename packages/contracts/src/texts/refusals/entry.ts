import type { ErrorCode } from '../../errors';

/** A refusal: its coarse code, which decides the status, and its English with `{parameters}`. */
export interface Refusal {
  code: ErrorCode;
  text: string;
}

/** Makes the refusals of one code: `const conflict = refusal('conflict')`. */
export const refusal =
  (code: ErrorCode) =>
  <const T extends string>(text: T) => ({ code, text });

/** A word or a part of a sentence, which stands as a parameter in a refusal. */
export const part = refusal('invalid');
