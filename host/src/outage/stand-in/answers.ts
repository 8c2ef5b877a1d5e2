import { ERROR_STATUS } from '@backoffice/contracts';
import { REFUSALS, type Said } from '@backoffice/contracts/refusals';

/** An answer in the form in which the server gives it. */
export interface Stood {
  status: number;
  data: unknown;
}

export const ok = (data: unknown): Stood => ({ status: 200, data: { success: true, data } });

/** A refusal as the server words it; the page says it in its language. */
export function refused(said: Said, more: object = {}): Stood {
  const { code, text } = REFUSALS[said.reason as keyof typeof REFUSALS];
  const status = ERROR_STATUS[code];
  return { status, data: { success: false, code, message: text, ...said, ...more } };
}
