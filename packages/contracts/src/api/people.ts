import * as z from 'zod/mini';

import { defineCall } from '../call';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import { id, idText, moment, optionalText, seenVersion, text, version, word } from '../primitives';
import { PERSON_STATES, RIGHTS } from '../rights/rights';
import { newPassword } from './authentication';

export const personSchema = z.object({
  id,
  username: z.string(),
  surname: z.string(),
  email: z.string(),
  /** A text without effect; `rights` says what the person may do. */
  role: z.string(),
  rights: word(RIGHTS),
  /** Id of the shop where the person works. */
  location: z.nullable(id),
  /** Writes for that shop only. */
  limited: z.boolean(),
  state: word(PERSON_STATES),
  /** When the person last used a session, or signed in. */
  seen_at: z.nullable(moment),
  /** Until when an open invitation or reset link works. */
  link_until: z.nullable(moment),
  /** Whether they have a second factor. */
  factor: z.optional(z.boolean()),
  version,
});
export type Person = z.infer<typeof personSchema>;

const email = z.email().check(z.maxLength(254));
export const invitationSchema = z.object({
  username: text(100),
  surname: optionalText(100),
  email,
  rights: z.enum(RIGHTS),
  location: z.optional(z.nullable(id)),
  limited: z.optional(z.boolean()),
});
export type InvitationInput = z.infer<typeof invitationSchema>;

/** Fields that are left out stay as they are. */
export const personEditSchema = z.object({
  username: z.optional(text(100)),
  surname: z.optional(optionalText(100)),
  email: z.optional(email),
  rights: z.optional(z.enum(RIGHTS)),
  location: z.optional(z.nullable(id)),
  limited: z.optional(z.boolean()),
  disabled: z.optional(z.boolean()),
});
export type PersonEdit = z.infer<typeof personEditSchema>;

/** A link that works once. `mail` says what became of its e-mail; null where no mail is set up. */
export const personLinkSchema = z.object({
  link: z.string(),
  until: moment,
  mail: z.nullable(z.enum(['sent', 'failed'])),
});
export type PersonLink = z.infer<typeof personLinkSchema>;

export const sessionSchema = z.object({
  id,
  /** What the browser calls itself; empty where it was not kept. */
  device: z.string(),
  created_at: moment,
  seen_at: moment,
  /** The session that asks. */
  current: z.boolean(),
});
export type PersonSession = z.infer<typeof sessionSchema>;

/** The person whom an invitation or reset link is for. */
export const invitedSchema = z.object({
  kind: z.enum(['invitation', 'reset']),
  username: z.string(),
  email: z.string(),
  company: z.string(),
  until: moment,
});
export type Invited = z.infer<typeof invitedSchema>;

export const chosenPasswordSchema = z.object({ password: newPassword });
export type ChosenPassword = z.infer<typeof chosenPasswordSchema>;

const params = z.object({ id: idText });
const secret = z.object({ secret: text(100) });
const oneSession = z.object({ session: z.optional(idText) });

export const peopleCalls = {
  list: defineCall({
    method: 'GET',
    path: PATHS.people,
    summary: 'The people of the company, those who may not sign in included',
    action: 'people.manage',
    answer: listAnswer(personSchema),
    added: true,
  }),
  invite: defineCall({
    method: 'POST',
    path: PATHS.people,
    summary: 'Add somebody; answers a link by which they choose a password',
    action: 'people.manage',
    changes: ['session'],
    body: invitationSchema,
    answer: answer(z.extend(personLinkSchema, { id })),
    added: true,
  }),
  edit: defineCall({
    method: 'PUT',
    path: PATHS.person,
    summary: 'Change name, e-mail, rights or shop; disable or enable',
    action: 'people.manage',
    changes: ['session'],
    params,
    body: z.extend(personEditSchema, { version: seenVersion }),
    answer: answer(personSchema),
    added: true,
  }),
  reset: defineCall({
    method: 'POST',
    path: PATHS.personReset,
    summary: 'A new link: an invitation for whoever has no password yet, else a reset',
    action: 'people.manage',
    changes: ['session'],
    params,
    answer: answer(personLinkSchema),
    added: true,
  }),
  sessions: defineCall({
    method: 'GET',
    path: PATHS.personSessions,
    summary: 'Where somebody is signed in',
    action: 'people.manage',
    params,
    answer: listAnswer(sessionSchema),
    added: true,
  }),
  endSessions: defineCall({
    method: 'DELETE',
    path: PATHS.personSessions,
    summary: 'End one session of somebody, or all',
    action: 'people.manage',
    changes: ['session'],
    params,
    query: oneSession,
    answer: answer(z.null()),
    added: true,
  }),
  ownSessions: defineCall({
    method: 'GET',
    path: PATHS.ownSessions,
    summary: 'Where one is signed in oneself',
    action: 'profile.edit',
    answer: listAnswer(sessionSchema),
    added: true,
  }),
  endOwnSessions: defineCall({
    method: 'DELETE',
    path: PATHS.ownSessions,
    summary: 'End one own session, or all but the one that asks',
    action: 'profile.edit',
    changes: ['session'],
    query: oneSession,
    answer: answer(z.null()),
    added: true,
  }),
  invited: defineCall({
    method: 'GET',
    path: PATHS.invitation,
    summary: 'Whom a link is for; 404 for a used or old one',
    action: null,
    params: secret,
    answer: answer(invitedSchema),
    added: true,
  }),
  accept: defineCall({
    method: 'POST',
    path: PATHS.invitation,
    summary: 'Choose a password by a link, which then works no more',
    action: null,
    params: secret,
    body: chosenPasswordSchema,
    answer: answer(z.object({ email: z.string() })),
    added: true,
  }),
};
