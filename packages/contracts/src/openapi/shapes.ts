import { API_PREFIX } from './api-prefix';

/** The values that a field may have. */
export interface Field {
  /** Types of JSON; `object|2` is the second of several forms. */
  is: string[];
  /** All of its values, where the schema lists them. */
  words?: unknown[];
  /** Limits as in JSON Schema: `pattern`, `maxLength`, `minimum`, … */
  limits?: Record<string, unknown>;
  optional?: true;
}

/** One call as a client sees it: a line for each field of its path, query, body and answer. */
export interface Shape {
  /** The action that a person must be allowed; null for calls that need no session. */
  action: string | null;
  fields: Record<string, Field>;
}

/** Calls by method and path below the API's base: `PUT products/products`. */
export type Shapes = Record<string, Shape>;

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  [limit: string]: unknown;
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  'x-action'?: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface OpenApiFile {
  paths: Record<string, Record<string, Operation>>;
}

const LIMITS = [
  'pattern',
  'format',
  'multipleOf',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
];

/**
 * The calls of an OpenAPI document that `openApiDocument` made, flattened.
 *
 * @param document read from JSON, or made here
 */
export function shapesOf(document: object): Shapes {
  const { paths } = document as OpenApiFile;
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, operations]) => {
      const name = path.replace(API_PREFIX, '').replace(/\{(\w+)\}/g, ':$1');
      return Object.entries(operations).map(([method, operation]) => [
        `${method.toUpperCase()} ${name}`,
        shapeOf(operation),
      ]);
    }),
  );
}

function shapeOf(operation: Operation): Shape {
  const fields: Shape['fields'] = {};
  for (const { name, in: where, required, schema } of operation.parameters ?? []) {
    flatten(schema, `${where}.${name}`, fields, required);
  }
  for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
    flatten(schema, 'body', fields);
  }
  for (const [type, { schema }] of Object.entries(operation.responses['200']?.content ?? {})) {
    if (type === 'application/json') flatten(schema, 'answer', fields);
    else fields.answer = { is: [type] };
  }
  return { action: operation['x-action'] ?? null, fields };
}

function flatten(schema: Schema, at: string, fields: Shape['fields'], required = true): void {
  const forms = formsOf(schema);
  const plain = forms.filter((form) => !isObject(form));
  const objects = forms.filter(isObject);
  const nameOf = (index: number) => (index === 0 ? 'object' : `object|${index + 1}`);
  const is = new Set([...plain.flatMap(typesOf), ...objects.map((_, index) => nameOf(index))]);
  const isOnlyItsFields = required && is.size === 1 && objects.some(hasFields);
  if (!isOnlyItsFields) {
    const field = { is: [...is].sort(), ...wordsOf(plain), ...limitsOf(plain) };
    fields[at] = required ? field : { ...field, optional: true };
  }
  for (const [index, form] of objects.entries()) {
    flattenObject(form, index === 0 ? at : `${at}|${index + 1}`, fields);
  }
  for (const { items, prefixItems = [] } of plain) {
    if (items) flatten(items, `${at}[]`, fields);
    for (const [index, item] of prefixItems.entries()) flatten(item, `${at}[${index}]`, fields);
  }
}

function flattenObject(form: Schema, at: string, fields: Shape['fields']): void {
  const { properties = {}, required = [], additionalProperties, propertyNames } = form;
  for (const [name, property] of Object.entries(properties)) {
    flatten(property, `${at}.${name}`, fields, required.includes(name));
  }
  if (typeof additionalProperties === 'object') flatten(additionalProperties, `${at}.*`, fields);
  if (propertyNames) flatten(propertyNames, `${at}.*name`, fields);
}

function formsOf(schema: Schema): Schema[] {
  const { allOf, anyOf, oneOf, ...rest } = schema;
  if (allOf) return formsOf(Object.assign({}, rest, ...allOf) as Schema);
  const forms = anyOf ?? oneOf;
  return forms ? forms.flatMap((form) => formsOf({ ...rest, ...form })) : [schema];
}

const hasFields = ({ properties = {} }: Schema) => Object.keys(properties).length > 0;
const isObject = ({ type }: Schema) => type === 'object';

function typesOf({ type, const: only, enum: words }: Schema): string[] {
  if (type !== undefined) return [type].flat();
  const given = only === undefined ? words : [only];
  return given ? given.map((word) => typeof word) : ['any'];
}

/** The words of all forms; none where one form is free text, beside which lists say nothing. */
function wordsOf(plain: Schema[]): Pick<Field, 'words'> {
  const given = plain.filter(({ type }) => type !== 'null' && type !== 'array');
  const words = given.map((form) => form.enum ?? (form.const === undefined ? [] : [form.const]));
  if (given.length === 0 || words.some((some) => some.length === 0)) return {};
  return { words: [...new Set(words.flat())].sort() };
}

/** The limits that all forms have in common. */
function limitsOf(plain: Schema[]): Pick<Field, 'limits'> {
  const given = plain.filter(({ type }) => type !== 'null');
  const [first = {}, ...others] = given;
  const common = LIMITS.filter(
    (limit) =>
      first[limit] !== undefined &&
      Math.abs(Number(first[limit])) !== Number.MAX_SAFE_INTEGER &&
      others.every((form) => form[limit] === first[limit]),
  );
  if (common.length === 0) return {};
  return { limits: Object.fromEntries(common.map((limit) => [limit, first[limit]])) };
}
