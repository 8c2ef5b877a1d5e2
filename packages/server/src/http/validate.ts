import * as z from 'zod/mini';

import { AppError } from '../errors';

z.config(z.locales.en());

type Issue = z.core.$ZodIssue;

/** The first thing that is wrong with each field; a list's entries by their place. */
function fieldsOf(issues: Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.path.map(String).join('.').slice(0, 100);
    fields[name] ??= issue.message.slice(0, 200);
  }
  return fields;
}

/** The parsed value, or a 422 that names the fields. */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const fields = fieldsOf(result.error.issues);
  const [name, problem] = Object.entries(fields)[0] ?? ['', 'Invalid value'];
  throw new AppError('invalid', name ? `${name}: ${problem}` : problem, { fields });
}

/** A path with an id that cannot be one leads nowhere. */
export function parseParams<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new AppError('not_found', 'There is nothing at this address');
}
