import * as z from 'zod/mini';

import { defineCall } from '../call';
import { answer } from '../envelope';
import * as PATHS from '../paths';
import { idText, moment, text } from '../primitives';

/** How many recovery codes a person gets at once; each works once. */
export const RECOVERY_CODES = 10;

/** The caller's own second factor. */
export const factorSchema = z.object({
  on: z.boolean(),
  /** When it was set up. */
  since: z.nullable(moment),
  /** Recovery codes that were not used yet. */
  codes_left: z.int(),
  /** How many devices are remembered, so that they are asked for no code. */
  remembered: z.int(),
  /** The company asks people with the caller's rights for a second factor. */
  required: z.boolean(),
});
export type Factor = z.infer<typeof factorSchema>;

/** The secret from which an app makes codes: in base32, and as a URI for a QR code. */
export const begunFactorSchema = z.object({ secret: z.string(), uri: z.string() });
export type BegunFactor = z.infer<typeof begunFactorSchema>;

export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** `data` of a refusal with `code_required`: for how many days a device may be remembered. */
export const codeRequiredSchema = z.object({ remember_days: z.nullable(z.int()) });
export type CodeRequired = z.infer<typeof codeRequiredSchema>;

const password = z.object({ password: z.string().check(z.minLength(1), z.maxLength(1_024)) });
const code = z.object({ code: text(40) });

export const secondFactorCalls = {
  factor: defineCall({
    method: 'GET',
    path: PATHS.factor,
    summary: "One's own second factor",
    action: 'profile.edit',
    answer: answer(factorSchema),
    added: true,
  }),
  begin: defineCall({
    method: 'POST',
    path: PATHS.factor,
    summary: 'Begin a second factor; one that is on stays until the new one is confirmed',
    action: 'profile.edit',
    body: password,
    answer: answer(begunFactorSchema),
    added: true,
  }),
  confirm: defineCall({
    method: 'PUT',
    path: PATHS.factor,
    summary: 'Confirm the second factor that was begun; answers recovery codes',
    action: 'profile.edit',
    changes: ['session'],
    body: code,
    answer: answer(recoveryCodesSchema),
    added: true,
  }),
  off: defineCall({
    method: 'POST',
    path: PATHS.factorOff,
    summary: "Take one's own second factor away, unless the company asks for one",
    action: 'profile.edit',
    changes: ['session'],
    body: password,
    answer: answer(z.null()),
    added: true,
  }),
  newCodes: defineCall({
    method: 'POST',
    path: PATHS.factorCodes,
    summary: 'New recovery codes; the old ones stop working',
    action: 'profile.edit',
    changes: ['session'],
    body: password,
    answer: answer(recoveryCodesSchema),
    added: true,
  }),
  forgetDevices: defineCall({
    method: 'DELETE',
    path: PATHS.factorDevices,
    summary: 'Ask every device for a code again',
    action: 'profile.edit',
    changes: ['session'],
    answer: answer(z.null()),
    added: true,
  }),
  reset: defineCall({
    method: 'DELETE',
    path: PATHS.personFactor,
    summary: "Take somebody's second factor away; their sessions end",
    action: 'people.manage',
    changes: ['session'],
    params: z.object({ id: idText }),
    answer: answer(z.null()),
    added: true,
  }),
};
