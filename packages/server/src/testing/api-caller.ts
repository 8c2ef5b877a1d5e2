import { failureSchema, pathTo } from '@backoffice/contracts';
import type { Call } from '@backoffice/contracts/calls';
import * as z from 'zod/mini';

export interface Sent {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

export interface Answered<T> {
  status: number;
  headers: Headers;
  body: T;
}

interface FailedBody {
  code: string;
  message: string;
  reason?: string;
  fields?: Record<string, string>;
  conflicts?: z.output<typeof failureSchema>['conflicts'];
  data?: unknown;
}

/** A file as it was answered. */
export interface SentFile {
  name: string;
  type: string;
  bytes: Buffer;
}

async function ask(url: string, call: Call, sent: Sent = {}): Promise<Response> {
  const { params = {}, query = {}, body, token, headers } = sent;
  const target = new URL(`${url}/api/v1/${pathTo(call.path, params)}`);
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, String(value));
  return fetch(target, {
    method: call.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function send(url: string, call: Call, sent?: Sent) {
  const response = await ask(url, call, sent);
  const { status, headers } = response;
  const isFile = call.file && status === 200;
  if (call.stream && status === 200) {
    await response.body?.cancel();
    return { status, headers, json: null };
  }
  return {
    status,
    headers,
    json: isFile ? await response.text() : ((await response.json()) as unknown),
  };
}

/** The name that a browser would save a file under. */
const nameOf = (headers: Headers) =>
  decodeURIComponent(
    /^attachment; .*filename\*=UTF-8''(.*)$/.exec(headers.get('content-disposition') ?? '')?.[1] ??
      '',
  );

/** Parses an answer; throws when it has a part that its contract doesn't name. */
function whole(schema: z.ZodMiniType, json: unknown): unknown {
  const known = z.parse(schema, json);
  const [said, named] = [JSON.stringify(json), JSON.stringify(known)];
  // Lengths only: parsing may reorder an answer, and fill in defaults.
  if (said.length <= named.length) return known;
  throw new Error(`An answer has more than its contract names: ${said}`);
}

/** Speaks to a server and holds every answer against the contracts. */
export function apiCaller(url: string) {
  return {
    /** Expects success; answers the body as the contract describes it. */
    async ok<C extends Call>(call: C, sent?: Sent): Promise<z.output<C['answer']>> {
      const { status, json } = await send(url, call, sent);
      if (status !== 200) {
        throw new Error(`${call.method} ${call.path}: ${status} ${JSON.stringify(json)}`);
      }
      return whole(call.answer, json) as z.output<C['answer']>;
    },

    /** Expects a refusal with this status. */
    async refused(
      status: number,
      call: Call,
      sent?: Sent,
    ): Promise<FailedBody & { headers: Headers }> {
      const answer = await send(url, call, sent);
      if (answer.status !== status) {
        const found = `${answer.status} ${JSON.stringify(answer.json)}`;
        throw new Error(`${call.method} ${call.path}: ${found} instead of ${status}`);
      }
      return { ...(z.parse(failureSchema, answer.json) as FailedBody), headers: answer.headers };
    },

    /** Expects a file. */
    async file(call: Call, sent?: Sent): Promise<SentFile> {
      const response = await ask(url, call, sent);
      if (response.status !== 200) throw new Error(`${call.path}: ${await response.text()}`);
      const type = response.headers.get('content-type') ?? '';
      const bytes = Buffer.from(await response.arrayBuffer());
      return { name: nameOf(response.headers), type, bytes };
    },

    /** Answers whatever comes: a success by its contract, a failure by the common one. */
    async any(call: Call, sent?: Sent): Promise<Answered<unknown>> {
      const { status, headers, json } = await send(url, call, sent);
      return { status, headers, body: whole(status === 200 ? call.answer : failureSchema, json) };
    },

    /**
     * `any`, asked again as long as no connection to the database was free: of fifty who ask at
     * once, the last ones may be told so by a machine that is busy with something else.
     */
    async atLast(call: Call, sent?: Sent): Promise<Answered<unknown>> {
      const answer = await this.any(call, sent);
      return answer.status === 503 ? this.atLast(call, sent) : answer;
    },
  };
}

export type ApiCaller = ReturnType<typeof apiCaller>;
