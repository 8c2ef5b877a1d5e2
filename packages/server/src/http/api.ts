import type { Readable } from 'node:stream';

import {
  type ApprovableAction,
  dayIn,
  type ErrorCode,
  UNATTENDED_HEADER,
} from '@backoffice/contracts';
import type { Call } from '@backoffice/contracts/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import type { Executor, Tx } from '../db/database';
import { transact } from '../db/transact';
import { AppError } from '../errors';
import { permit } from '../modules/approvals/permit';
import { recordEvent, recordRefusal } from '../modules/audit/record-event';
import { approvalOf } from './approved-request';
import { authorize, isApprovable } from './authorize';
import type { Caller, Context, Dependencies } from './context';
import { type FileAnswer, type FileInput, sendFile } from './file-answer';
import { hashRequest, once, readKey, wasDone } from './idempotency';
import { sealOf } from './seal';
import { parse, parseParams } from './validate';

export const API_PREFIX = '/api/v1/';

type Parsed<C, Part extends string> =
  C extends Record<Part, infer S extends z.ZodMiniType> ? z.output<S> : undefined;

interface Values<C extends Call> {
  params: Parsed<C, 'params'>;
  query: Parsed<C, 'query'>;
  body: Parsed<C, 'body'>;
}
export interface OpenInput<C extends Call> extends Values<C> {
  dependencies: Dependencies;
  request: FastifyRequest;
  reply: FastifyReply;
}
export interface Input<C extends Call, E extends Executor = Executor> extends Values<C> {
  db: E;
  context: Context;
}
/** What a write is given besides: what was found out before its transaction began. */
interface WriteInput<C extends Call, P> extends Input<C, Tx> {
  prepared: P;
}
interface FinishInput {
  dependencies: Dependencies;
  request: FastifyRequest;
  reply: FastifyReply;
}
interface WriteOptions<C extends Call, P> {
  /** Of a secret body nothing is kept that could be guessed, of its answer nothing to be read. */
  secret?: boolean;
  /** Bytes, where the usual limit is too little. */
  bodyLimit?: number;
  /** What takes long, and what stays though the write is refused; not for a write that was done. */
  prepare?: (input: Input<C> & { request: FastifyRequest }) => Promise<P>;
  /** What follows when the write is kept, also for one that is sent again; answers what is sent. */
  finish?: (answer: Answer<C>, input: FinishInput) => Promise<Answer<C>>;
  /** Ids of the units that it sells. */
  sold?: (input: Values<C>) => number[];
}
type Answer<C extends Call> = z.input<C['answer']>;

/** The answer of a list or a value: `{ success: true, data }`. */
export const ok = <T>(data: T) => ({ success: true as const, data });

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

function values<C extends Call>(call: C, request: FastifyRequest): Values<C> {
  if (call.body && request.body === undefined && !acceptsNothing(call.body)) {
    throw new AppError('malformed', 'The body is missing');
  }
  return {
    params: call.params && parseParams(call.params, request.params),
    query: call.query && parse(call.query, request.query),
    body: call.body && parse(call.body, request.body),
  } as Values<C>;
}

function contextOf(request: FastifyRequest, now: Date): Context {
  const { caller } = request;
  if (!caller) throw new AppError('unauthorized', 'Please sign in');
  const approval = approvalOf(request, API_PREFIX);
  return { caller, now, today: dayIn(caller.timezone, now), approval };
}

const REFUSALS = new Set<ErrorCode>([
  'forbidden',
  'price_floor',
  'beyond_rules',
  'approval_invalid',
]);

/** Tells the audit of a refusal, outside the transaction that was undone. */
async function tellRefusal(db: Executor, call: Call, context: Context, { code, told }: AppError) {
  if (told) await recordEvent(db, context, told);
  if (!REFUSALS.has(code)) return;
  await recordRefusal(db, context, `${call.action} (${call.method} ${call.path})`);
}

/** Does what a call asks for; what is refused for want of a right is told to the audit. */
async function guarded<T>(
  { db, room }: Dependencies,
  call: Call,
  context: Context,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && room.hasRoom()) await tellRefusal(db, call, context, error);
    throw error;
  }
}

const place = (call: Call, { bodyLimit }: { bodyLimit?: number } = {}) => ({
  method: call.method,
  url: API_PREFIX + call.path,
  ...(bodyLimit !== undefined && { bodyLimit }),
});

/** Passes for whoever has the right, and with an approval, which is told with both names. */
async function approved(
  tx: Tx,
  context: Context,
  { method, url }: FastifyRequest,
  action: ApprovableAction,
): Promise<void> {
  const { approvedBy } = await permit(tx, context, action);
  if (approvedBy === undefined) return;
  const subject = `${action} (${method} ${url.slice(API_PREFIX.length)})`;
  await recordEvent(tx, context, { kind: 'approval.used', subject, approvedBy });
}

const sendJson = (reply: FastifyReply, text: string) =>
  reply.type('application/json; charset=utf-8').send(text);

/** Answers a write: its work is done once in one transaction, whatever is sent again. */
function writeHandler<C extends Call, P>(
  dependencies: Dependencies,
  call: C,
  handler: (input: WriteInput<C, P>) => Promise<Answer<C>>,
  { secret = false, prepare, finish, sold }: WriteOptions<C, P>,
) {
  const { db, room, tell } = dependencies;
  const write = async (request: FastifyRequest, { key, ...context }: Context, input: Values<C>) => {
    const requestHash = key && hashRequest(request, { secret });
    const seal = secret ? sealOf(request.headers.authorization ?? '') : undefined;
    room.refuseWithoutRoom();
    const isDone = prepare && key && (await wasDone(db, context, key));
    const asked = { ...input, db, context, request };
    const prepared = (prepare && !isDone ? await prepare(asked) : undefined) as P;
    return transact(db, (tx) => {
      // Others may have filled it while this waited for its turn.
      room.refuseWithoutRoom();
      const work = async () => {
        if (call.action && isApprovable(call.action))
          await approved(tx, context, request, call.action);
        const own = { ...input, db: tx, context: { ...context, key }, prepared };
        return JSON.stringify(await handler(own));
      };
      return key && requestHash ? once(tx, context, { key, requestHash, seal }, work) : work();
    });
  };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const context = contextOf(request, dependencies.now());
    const kept = await guarded(dependencies, call, context, async () => {
      authorizeWrite(context, call);
      const input = values(call, request);
      const key = readKey(request.headers['idempotency-key']);
      const done = await write(request, { ...context, key }, input);
      tell(context.caller.companyId, { roots: call.changes ?? [], sold: sold?.(input), by: key });
      return done;
    });
    const finished =
      finish && (await finish(JSON.parse(kept) as Answer<C>, { dependencies, request, reply }));
    return sendJson(reply, finished ? JSON.stringify(finished) : kept);
  };
}

/** What an approval may stand in for is asked in the transaction that uses it up. */
function authorizeWrite({ caller, approval }: Context, { action }: Call): void {
  if (approval && action && isApprovable(action)) return;
  if (action) authorize(caller, action);
}

/** Answers a read. */
const readHandler =
  <C extends Call>(
    dependencies: Dependencies,
    call: C,
    handler: (input: Input<C>) => Promise<Answer<C>>,
  ) =>
  (request: FastifyRequest) => {
    const { db, now } = dependencies;
    const context = contextOf(request, now());
    return guarded(dependencies, call, context, async () => {
      if (call.action) authorize(context.caller, call.action);
      return handler({ ...values(call, request), db, context });
    });
  };

type MakeFile<C extends Call> = (input: Values<C> & FileInput) => Promise<FileAnswer>;

/** Answers with a file. */
function fileHandler<C extends Call>(dependencies: Dependencies, call: C, make: MakeFile<C>) {
  const { db, room, now } = dependencies;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const context = contextOf(request, now());
    const file = await guarded(dependencies, call, context, async () => {
      if (call.action) authorize(context.caller, call.action);
      return make({ ...values(call, request), db, context, room });
    });
    return sendFile(reply, file);
  };
}

type OpenStream = (input: { caller: Caller; header: string }) => Readable;

/** Answers with events; that it is open is no use of the session. */
function streamRoute(
  app: FastifyInstance,
  { findCaller }: Dependencies,
  call: Call,
  open: OpenStream,
) {
  app.route({
    ...place(call),
    handler: async ({ headers: { authorization: header } }, reply) => {
      const caller = await findCaller(header, { touches: false });
      if (!header || !caller) throw new AppError('unauthorized', 'Please sign in');
      if (call.action) authorize(caller, call.action);
      return reply
        .type('text/event-stream')
        .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
        .send(open({ caller, header }));
    },
  });
}

/** Before the body is read: a stranger's body is not worth parsing. */
const sessionHook =
  (findCaller: Dependencies['findCaller']) =>
  async (request: FastifyRequest): Promise<void> => {
    const touches = request.headers[UNATTENDED_HEADER.toLowerCase()] === undefined;
    request.caller = await findCaller(request.headers.authorization, { touches });
    if (!request.caller) throw new AppError('unauthorized', 'Please sign in');
  };

/** Registers calls of the contracts: each is parsed by its own schemas and by nothing else. */
export function createApi(app: FastifyInstance, dependencies: Dependencies) {
  const requireSession = sessionHook(dependencies.findCaller);

  return {
    /** A call without a session. */
    open<C extends Call>(call: C, handler: (input: OpenInput<C>) => Promise<Answer<C>>): void {
      app.route({
        ...place(call),
        handler: (request, reply) =>
          handler({ ...values(call, request), dependencies, request, reply }),
      });
    },

    /** A call that changes nothing. */
    read<C extends Call>(call: C, handler: (input: Input<C>) => Promise<Answer<C>>): void {
      app.route({
        ...place(call),
        onRequest: requireSession,
        handler: readHandler(dependencies, call, handler),
      });
    },

    /** A call that is answered with a file; what is refused is refused before its first byte. */
    file<C extends Call>(call: C, make: MakeFile<C>): void {
      app.route({
        ...place(call),
        onRequest: requireSession,
        handler: fileHandler(dependencies, call, make),
      });
    },

    /** A call that is answered with events for as long as it is open. */
    stream: (call: Call, open: OpenStream): void => streamRoute(app, dependencies, call, open),

    /** A call whose effect happens once, in one transaction, however often it is sent. */
    write<C extends Call, P = undefined>(
      call: C,
      handler: (input: WriteInput<C, P>) => Promise<Answer<C>>,
      options: WriteOptions<C, P> = {},
    ): void {
      app.route({
        ...place(call, options),
        onRequest: requireSession,
        handler: writeHandler(dependencies, call, handler, options),
      });
    },
  };
}

export type Api = ReturnType<typeof createApi>;

const acceptsNothing = (schema: z.ZodMiniType) => schema.safeParse(undefined).success;
