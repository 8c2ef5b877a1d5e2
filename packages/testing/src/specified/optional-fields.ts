import type { Call } from '@backoffice/contracts/calls';
import type * as z from 'zod/mini';

import { specifiedFields } from './specified-fields';

/** The parts of a schema's definition in which fields can be. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
}

/** The paths of all fields of a schema; those of a list are the fields of its rows. */
function fieldsIn(schema: z.ZodMiniType, path = ''): string[] {
  const { shape, element, innerType, options } = schema._zod.def as unknown as Definition;
  const inner = [element, innerType, ...(options ?? [])].filter((one) => one !== undefined);
  return [
    ...inner.flatMap((one) => fieldsIn(one, path)),
    ...Object.entries(shape ?? {}).flatMap(([name, field]) => [
      path + name,
      ...fieldsIn(field, `${path}${name}.`),
    ]),
  ];
}

/**
 * The fields of an answer that a server of the specification alone does not have, as paths below the
 * body: `data.user.location`. What stands beside `data` is optional as well.
 */
export function optionalFields(call: Call): string[] {
  const specified = specifiedFields(call);
  const all = new Set(fieldsIn(call.answer));
  return [...all].filter(
    (field) =>
      !['success', 'data', 'message', 'isValid'].includes(field) &&
      !specified.has(field.replace(/^data\./, '')),
  );
}

/** The same body without a field, in every row of a list. */
export function withoutField(body: unknown, field: string): unknown {
  if (Array.isArray(body)) return body.map((row: unknown) => withoutField(row, field));
  if (typeof body !== 'object' || body === null) return body;
  const [name = '', ...rest] = field.split('.');
  const { [name]: value, ...others } = body as Record<string, unknown>;
  if (rest.length === 0 || value === undefined) return others;
  return { ...others, [name]: withoutField(value, rest.join('.')) };
}
