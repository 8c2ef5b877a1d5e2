import * as z from 'zod/mini';

import type { Call } from '../call';
import { allCalls } from '../calls';
import { failureSchema } from '../failure';
import { wordsOf } from '../primitives';
import { API_PREFIX } from './api-prefix';

type Json = Record<string, unknown>;

/** The JSON schema of values that a client sends (`input`) or gets (`output`). */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const words = wordsOf(zodSchema);
      if (!words) return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, { type: 'string', enum: words });
    },
  });
  return rest;
}

function parameters(schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

const content = (schema: Json) => ({ 'application/json': { schema } });
const FILE = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
const EVENTS = { 'text/event-stream': { schema: { type: 'string' } } };
const FAILURE = { $ref: '#/components/schemas/Failure' };
const KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A write that is sent again with the same key has one effect and the same answer',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

function contentOf(call: Call): Json {
  if (call.stream) return EVENTS;
  return call.file ? FILE : content(jsonSchema(call.answer, 'output'));
}

function operation(call: Call): Json {
  const isWrite = call.action !== null && call.method !== 'GET' && call.action !== 'figures.view';
  return {
    summary: call.summary,
    tags: [call.path.split('/')[0]],
    ...(call.added ? { description: 'An addition of this server.' } : {}),
    ...(call.action === null ? {} : { 'x-action': call.action }),
    security: call.action === null ? [] : [{ token: [] }],
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(isWrite ? [KEY_HEADER] : []),
    ],
    ...(call.body ? { requestBody: { content: content(jsonSchema(call.body, 'input')) } } : {}),
    responses: {
      200: {
        description: 'Done',
        content: contentOf(call),
      },
      default: { description: 'Refused or failed', content: content(FAILURE) },
    },
  };
}

/** The OpenAPI 3.1 document of calls, made from their contracts. */
export function openApiDocument(calls: Call[] = allCalls): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = API_PREFIX + call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Back office', version: '1.0.0' },
    paths,
    components: {
      schemas: { Failure: jsonSchema(failureSchema, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}
