import { say } from '@backoffice/contracts/refusals';
import * as z from 'zod/mini';

import { AppError, type FieldRefusal, refuse } from '../errors';
import { issueSaid } from './issue-said';

z.config(z.locales.en());

type Issue = z.core.$ZodIssue;

/** The first thing that is wrong with each field; a list's entries by their place. */
function fieldsOf(issues: Issue[]): Record<string, Required<FieldRefusal>> {
  const fields: Record<string, Required<FieldRefusal>> = {};
  for (const issue of issues) {
    const name = issue.path.map(String).join('.').slice(0, 100);
    fields[name] ??= { said: issueSaid(issue), text: issue.message.slice(0, 200) };
  }
  return fields;
}

/** The parsed value, or a 422 that names the fields. */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const fields = fieldsOf(result.error.issues);
  const unknown = { said: say('value_unfit'), text: 'Invalid value' };
  const [field, { said, text }] = Object.entries(fields)[0] ?? ['', unknown];
  if (!field) throw new AppError(said, { fields, text });
  throw refuse('field_refused', { field, problem: said }, { fields, text: `${field}: ${text}` });
}

/** A path with an id that cannot be one leads nowhere. */
export function parseParams<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw refuse('nothing_here');
}
