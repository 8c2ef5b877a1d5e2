import * as z from 'zod/mini';

import { AUDIT_KINDS } from '../audit-kinds';
import { defineCall } from '../call';
import { MAX_ROWS } from '../constants';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import { countText, day, id, idText, moment, word } from '../primitives';

const person = z.object({ id, name: z.string() });
const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

export const auditEventSchema = z.object({
  id,
  at: moment,
  kind: word(AUDIT_KINDS),
  /** Null for what was done on the command line. */
  by: z.nullable(person),
  approved_by: z.nullable(person),
  /** The thing or person that it was done to, as people call it: `Brand "Puma"`. */
  subject: z.string(),
  /** By field the value before and after, never a secret. */
  changes: z.record(z.string(), z.object({ before: z.optional(value), after: z.optional(value) })),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

export const auditQuerySchema = z.object({
  from: z.optional(day),
  to: z.optional(day),
  kind: z.optional(z.enum(AUDIT_KINDS)),
  user: z.optional(idText),
  limit: z.optional(countText(MAX_ROWS)),
  cursor: z.optional(idText),
});

export const auditCalls = {
  list: defineCall({
    method: 'GET',
    path: PATHS.audit,
    summary: 'What was changed and refused, newest first, page by page',
    action: 'audit.view',
    query: auditQuerySchema,
    answer: listAnswer(auditEventSchema),
    added: true,
  }),
  /** Earlier releases of areas call this after they wrote a file; the server records nothing. */
  exported: defineCall({
    method: 'POST',
    path: PATHS.auditExports,
    summary: 'Note that a list left as a file',
    action: 'session.use',
    body: z.object({
      list: z.enum(['products', 'audit']),
      rows: z.int().check(z.minimum(0)),
    }),
    answer: answer(z.null()),
    added: true,
  }),
};
