import type { Readable } from 'node:stream';

import { API_PREFIX } from '@backoffice/contracts';
import type { Call } from '@backoffice/contracts/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';

import { authorize } from '../authorize';
import type { Caller } from '../caller';
import { refuse } from '../errors';
import { type Answer, contextOf, guarded, type Values, values } from './answering/asked';
import { keptHandler } from './answering/kept';
import { type ReadInput, readHandler } from './answering/reads';
import { requireSession as sessionHook } from './answering/session-hooks';
import { type WriteInput, writeHandler, type WriteOptions } from './answering/writes';
import type { Dependencies } from './context';
import { type FileAnswer, type FileInput, sendFile } from './file-answer';

interface OpenInput<C extends Call> extends Values<C> {
  dependencies: Dependencies;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The answer of a list or a value: `{ success: true, data }`. */
export const ok = <T>(data: T) => ({ success: true as const, data });

const place = (call: Call, { bodyLimit }: { bodyLimit?: number } = {}) => ({
  method: call.method,
  url: API_PREFIX + call.path,
  ...(bodyLimit !== undefined && { bodyLimit }),
});

type MakeFile<C extends Call> = (input: Values<C> & FileInput) => Promise<FileAnswer>;

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

/** Answers with a stream of events; an open stream doesn't keep its session alive. */
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
      if (!header || !caller) throw refuse('sign_in_first');
      if (call.action) authorize(caller, call.action);
      return reply
        .type('text/event-stream')
        .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
        .send(open({ caller, header }));
    },
  });
}

/** Registers calls of the contracts: each is parsed by its own schemas and by nothing else. */
export function createApi(app: FastifyInstance, dependencies: Dependencies) {
  const onRequest = sessionHook(dependencies);
  const add = (
    call: Call,
    handler: RouteHandlerMethod,
    options?: Parameters<typeof place>[1],
  ): void => void app.route({ ...place(call, options), onRequest, handler });

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
    read<C extends Call>(call: C, handler: (input: ReadInput<C>) => Promise<Answer<C>>): void {
      add(call, readHandler(dependencies, call, handler));
    },

    /** A read that whoever has its answer already need not load again. */
    kept<C extends Call>(call: C, handler: (input: ReadInput<C>) => Promise<Answer<C>>): void {
      add(call, keptHandler(readHandler(dependencies, call, handler)));
    },

    /** A call that is answered with a file; what is refused is refused before its first byte. */
    file<C extends Call>(call: C, make: MakeFile<C>): void {
      add(call, fileHandler(dependencies, call, make));
    },

    /** A call that is answered with events for as long as it is open. */
    stream: (call: Call, open: OpenStream): void => streamRoute(app, dependencies, call, open),

    /** A call whose effect happens once, in one transaction, however often it is sent. */
    write<C extends Call, P = undefined>(
      call: C,
      handler: (input: WriteInput<C, P>) => Promise<Answer<C>>,
      options: WriteOptions<C, P> = {},
    ): void {
      add(call, writeHandler(dependencies, call, handler, options), options);
    },
  };
}

export type Api = ReturnType<typeof createApi>;
