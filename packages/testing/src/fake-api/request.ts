import { APPROVAL_HEADER } from '@backoffice/contracts';
import type { Call } from '@backoffice/contracts/calls';
import type { InternalAxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';

/** A call as the fake server received it. */
export interface FakeRequest<Body = unknown> {
  method: string;
  /** Below the API's base, without query. */
  path: string;
  /** Values of the `:names` in the call's path. */
  params: Record<string, string>;
  query: Record<string, string>;
  body: Body;
  token: string | null;
  idempotencyKey: string | null;
  /** Id of an approval. */
  approval: string | null;
}

const header = (config: InternalAxiosRequestConfig, name: string): string | null => {
  const value = config.headers.get(name);
  return value === undefined || value === null ? null : String(value);
};

export const readRequest = (config: InternalAxiosRequestConfig): FakeRequest => ({
  method: (config.method ?? 'get').toUpperCase(),
  path: (config.url ?? '').replace(/^\//, ''),
  params: {},
  query: Object.fromEntries(
    Object.entries((config.params ?? {}) as object).map(([name, value]) => [name, String(value)]),
  ),
  body:
    typeof config.data === 'string' && config.data !== ''
      ? (JSON.parse(config.data) as unknown)
      : undefined,
  token: header(config, 'Authorization')?.replace(/^Bearer /, '') ?? null,
  idempotencyKey: header(config, 'Idempotency-Key'),
  approval: header(config, APPROVAL_HEADER),
});

/** The values of the path's `:names`, or null when the path is another call's. */
export function matchPath(call: Call, path: string): Record<string, string> | null {
  const names = call.path.split('/');
  const parts = path.split('/');
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = decodeURIComponent(parts[index] ?? '');
    if (name.startsWith(':')) params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}

/** Where a request or an answer breaks its contract; empty when it is right. */
export function objections(
  what: string,
  schema: z.ZodMiniType | undefined,
  value: unknown,
): string[] {
  if (!schema) return [];
  const result = z.safeParse(schema, value);
  if (result.success) return [];
  return result.error.issues.map(
    ({ path, message }) => `${what} ${path.join('.')}: ${message} in ${JSON.stringify(value)}`,
  );
}
