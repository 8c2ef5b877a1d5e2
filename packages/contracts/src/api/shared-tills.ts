import * as z from 'zod/mini';

import { defineCall } from '../call';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import { id, idText, moment, text } from '../primitives';

/** After so many wrong PINs in a row the PIN is locked, and the password is asked for. */
export const PIN_TRIES = 5;

/** Six digits. */
const pinText = z.string().check(z.regex(/^\d{6}$/, 'Six digits'));

/** A device at a counter that several people use by name and PIN. */
export const sharedTillSchema = z.object({
  id,
  name: z.string(),
  /** Its shop; null where it stands in none. */
  location: z.nullable(id),
  /** Who registered it. */
  registered_by: z.string(),
  registered_at: moment,
  seen_at: moment,
  /** It goes on selling where there is no line. */
  keeps_selling: z.optional(z.boolean()),
  /** The number on slips that it prints without a line; null until it first goes on so. */
  number: z.optional(z.nullable(z.int())),
  /** Sales that it said it still holds. */
  waiting: z.optional(z.int()),
});
export type SharedTill = z.infer<typeof sharedTillSchema>;

/** The content of a shared till's lock screen, shown before anybody has signed in. */
export const sharedTillHereSchema = z.object({
  id,
  name: z.string(),
  company: z.string(),
  /** Minutes without a key, a touch or a scan after which it locks; null: not by itself. */
  lock_minutes: z.nullable(z.int()),
  /** It goes on selling where there is no line. */
  keeps_selling: z.optional(z.boolean()),
  /** Those who have a PIN and work at this till. */
  people: z.array(z.object({ id, username: z.string(), surname: z.string(), locked: z.boolean() })),
});
export type SharedTillHere = z.infer<typeof sharedTillHereSchema>;

export const newSharedTillSchema = z.object({
  name: text(60),
  location: z.optional(z.nullable(id)),
});
export type NewSharedTill = z.infer<typeof newSharedTillSchema>;

export const pinSignInSchema = z.object({ user: id, pin: pinText });
export type PinSignIn = z.infer<typeof pinSignInSchema>;

/** One's own PIN. */
export const ownPinSchema = z.object({
  /** When the PIN was chosen; null where there is none. */
  set_at: z.nullable(moment),
  /** Locked by too many wrong PINs; the next sign-in with the password unlocks it. */
  locked: z.boolean(),
});
export type OwnPin = z.infer<typeof ownPinSchema>;

export const newPinSchema = z.object({
  password: z.string().check(z.minLength(1), z.maxLength(1_024)),
  pin: pinText,
});
export type NewPin = z.infer<typeof newPinSchema>;

export const sharedTillCalls = {
  list: defineCall({
    method: 'GET',
    path: PATHS.sharedTills,
    summary: 'The shared tills of the company',
    action: 'devices.manage',
    answer: listAnswer(sharedTillSchema),
    added: true,
  }),
  register: defineCall({
    method: 'POST',
    path: PATHS.sharedTills,
    summary: 'Make the browser that asks a shared till; a cookie tells it from then on',
    action: 'devices.manage',
    changes: ['session'],
    body: newSharedTillSchema,
    answer: answer(z.object({ id, secret: z.optional(z.string()) })),
    added: true,
  }),
  edit: defineCall({
    method: 'PUT',
    path: PATHS.sharedTill,
    summary: 'Say whether a shared till goes on selling where there is no line',
    action: 'devices.manage',
    changes: ['session'],
    params: z.object({ id: idText }),
    body: z.object({ keeps_selling: z.boolean() }),
    answer: answer(z.null()),
    added: true,
  }),
  revoke: defineCall({
    method: 'DELETE',
    path: PATHS.sharedTill,
    summary: 'Make a device no shared till any more; whoever came in there by PIN is out',
    action: 'devices.manage',
    changes: ['session'],
    params: z.object({ id: idText }),
    answer: answer(z.null()),
    added: true,
  }),
  here: defineCall({
    method: 'GET',
    path: PATHS.sharedTillHere,
    summary: 'What this browser is registered as, and who comes in here; null where it is none',
    action: null,
    answer: answer(z.nullable(sharedTillHereSchema)),
    added: true,
  }),
  signIn: defineCall({
    method: 'POST',
    path: PATHS.sharedTillSessions,
    summary: 'Come in by PIN at this shared till; answers the token',
    action: null,
    body: pinSignInSchema,
    answer: answer(z.string()),
    added: true,
  }),
  pin: defineCall({
    method: 'GET',
    path: PATHS.pin,
    summary: 'Whether one has a PIN for shared tills',
    action: 'profile.edit',
    answer: answer(ownPinSchema),
    added: true,
  }),
  setPin: defineCall({
    method: 'PUT',
    path: PATHS.pin,
    summary: "Choose one's PIN for shared tills",
    action: 'profile.edit',
    changes: ['session'],
    body: newPinSchema,
    answer: answer(z.null()),
    added: true,
  }),
  removePin: defineCall({
    method: 'DELETE',
    path: PATHS.pin,
    summary: 'Have no PIN any more; sessions by it end',
    action: 'profile.edit',
    changes: ['session'],
    answer: answer(z.null()),
    added: true,
  }),
};
