import * as z from 'zod/mini';

import { defineCall } from '../call';
import { answer } from '../envelope';
import * as PATHS from '../paths';
import { id, moment, optionalText, seenVersion, text, version } from '../primitives';
import { RIGHTS } from '../rights/rights';

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;
/** A password that somebody chooses. */
export const newPassword = z.string().check(z.minLength(MIN_PASSWORD), z.maxLength(MAX_PASSWORD));
const email = z.email().check(z.maxLength(254));

export const loginSchema = z.object({
  email: text(254),
  password: z.string().check(z.minLength(1), z.maxLength(1_024)),
  /** Six digits of the second factor, or a recovery code. */
  code: z.optional(text(40)),
  /** Ask this device for no code again, for as long as the company allows. */
  remember: z.optional(z.boolean()),
});
export type LoginInput = z.infer<typeof loginSchema>;

export const userSchema = z.object({
  id,
  username: z.string(),
  surname: z.string(),
  email,
  phone: z.nullable(z.string()),
  role: z.string(),
  created_at: moment,
  /** Id of the shop where this person works: the default for receiving, transfer and sale. */
  location: z.nullable(id),
  version,
});
export type User = z.infer<typeof userSchema>;

export const sessionCompanySchema = z.object({
  id,
  name: z.string(),
  /** IANA name; days and years are computed in it. */
  timezone: z.string(),
});

/** A person with what they may do; a server that has only the specified calls leaves that out. */
const signedInUserSchema = z.extend(userSchema, {
  rights: z.optional(z.enum(RIGHTS)),
  /** The person may write for their own shop only. */
  limited: z.optional(z.boolean()),
  /** As text, because a newer server may know further actions. */
  actions: z.optional(z.array(z.string())),
  /** The company asks for a second factor, and until it is set up nothing else is open. */
  factor_due: z.optional(z.boolean()),
  /** The shared till at which the person came in by PIN; null otherwise. */
  shared_till: z.optional(z.nullable(z.object({ id, name: z.string() }))),
  /** This session sees other releases than the served ones: `GET areas/mine` says which. */
  own_areas: z.optional(z.boolean()),
});
export const signedInSchema = z.object({
  user: signedInUserSchema,
  company: z.extend(sessionCompanySchema, {
    registration_number: z.optional(z.string()),
    admin: z.optional(z.string()),
    email: z.optional(z.string()),
    phone: z.optional(z.nullable(z.string())),
    address: z.optional(z.nullable(z.string())),
    created_at: z.optional(moment),
  }),
});
export type SignedIn = z.infer<typeof signedInSchema>;

export const profileSchema = z.object({
  phone: z.optional(optionalText(40)),
  location: z.optional(z.nullable(id)),
});
export type ProfileInput = z.infer<typeof profileSchema>;

export const passwordSchema = z.object({
  current: z.string().check(z.minLength(1), z.maxLength(1_024)),
  next: newPassword,
});
export type PasswordInput = z.infer<typeof passwordSchema>;

export const authenticationCalls = {
  login: defineCall({
    method: 'POST',
    path: PATHS.login,
    summary: 'Sign in; data is the bearer token',
    action: null,
    body: loginSchema,
    answer: answer(z.string()),
  }),
  logout: defineCall({
    method: 'POST',
    path: PATHS.logout,
    summary: 'Revoke the token that asks',
    action: 'session.use',
    changes: ['session'],
    answer: answer(z.null()),
    added: true,
  }),
  user: defineCall({
    method: 'GET',
    path: PATHS.user,
    summary: 'Who is signed in, and for which company',
    action: 'session.use',
    answer: answer(signedInSchema),
  }),
  editUser: defineCall({
    method: 'PUT',
    path: PATHS.user,
    summary: "Change one's own phone and shop",
    action: 'profile.edit',
    changes: ['session'],
    body: z.extend(profileSchema, { version: seenVersion }),
    answer: answer(userSchema),
    added: true,
  }),
  changePassword: defineCall({
    method: 'PUT',
    path: PATHS.password,
    summary: "Change one's own password; every other session ends",
    action: 'profile.edit',
    changes: ['session'],
    body: passwordSchema,
    answer: answer(z.null()),
    added: true,
  }),
  verifyToken: defineCall({
    method: 'GET',
    path: PATHS.verifyToken,
    summary: 'Whether the bearer token is valid; 200 in any case',
    action: null,
    answer: z.object({ success: z.literal(true), isValid: z.boolean() }),
  }),
};
