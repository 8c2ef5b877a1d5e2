import { API_PREFIX, type ApprovableAction } from '@backoffice/contracts';
import type { Call } from '@backoffice/contracts/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { permit } from '../../approvals/permit';
import { recordEvent } from '../../audit/record-event';
import { authorize, isApprovable } from '../../authorize';
import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { transact } from '../../db/transact';
import type { Dependencies } from '../context';
import { hashRequest, once, readKey, wasDone } from '../idempotency';
import { sealOf } from '../seal';
import { type Answer, contextOf, guarded, type Input, type Values, values } from './asked';

/** The input of a write, with the result of `prepare`, which ran before the transaction. */
export interface WriteInput<C extends Call, P> extends Input<C, Tx> {
  prepared: P;
}
interface FinishInput {
  dependencies: Dependencies;
  request: FastifyRequest;
  reply: FastifyReply;
}
export interface WriteOptions<C extends Call, P> {
  /**
   * The body or the answer holds secrets. What is kept for retries is bound to the session's token,
   * so that nobody who reads the table can guess the one or read the other.
   */
  secret?: boolean;
  /** Bytes that the body may have, where the usual limit is too little. */
  bodyLimit?: number;
  /**
   * Runs before the transaction, for slow work and for what stays even if the write is refused; not
   * for a write that was already done.
   */
  prepare?: (input: Input<C> & { request: FastifyRequest }) => Promise<P>;
  /** Runs once the write is committed, also when it is sent again; answers what is sent. */
  finish?: (answer: Answer<C>, input: FinishInput) => Promise<Answer<C>>;
  /** Ids of the units that it sells. */
  sold?: (input: Values<C>) => number[];
}
/** Passes with the right or an approval; the audit is told of an approval with both names. */
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

/** Does a write's work once, in one transaction; `isNew` unless it had been done before. */
function writer<C extends Call, P>(
  { db, room }: Dependencies,
  call: C,
  handler: (input: WriteInput<C, P>) => Promise<Answer<C>>,
  { secret = false, prepare }: WriteOptions<C, P>,
) {
  return async (request: FastifyRequest, { key, ...context }: Context, input: Values<C>) => {
    const requestHash = key && hashRequest(request, { secret });
    const seal = secret ? sealOf(request.headers.authorization ?? '') : undefined;
    room.refuseWithoutRoom();
    const isDone = prepare && key && (await wasDone(db, context, key));
    const asked = { ...input, db, context, request };
    const prepared = (prepare && !isDone ? await prepare(asked) : undefined) as P;
    let isNew = false;
    const text = await transact(db, (tx) => {
      isNew = false;
      // The disk may have filled up while this write waited for its turn.
      room.refuseWithoutRoom();
      const work = async () => {
        isNew = true;
        if (call.action && isApprovable(call.action))
          await approved(tx, context, request, call.action);
        const own = { ...input, db: tx, context: { ...context, key }, prepared };
        return JSON.stringify(await handler(own));
      };
      return key && requestHash ? once(tx, context, { key, requestHash, seal }, work) : work();
    });
    return { text, isNew };
  };
}

/** Answers a write, and tells the company's streams of it. */
export function writeHandler<C extends Call, P>(
  dependencies: Dependencies,
  call: C,
  handler: (input: WriteInput<C, P>) => Promise<Answer<C>>,
  options: WriteOptions<C, P>,
) {
  const { tell, meters } = dependencies;
  const { finish, sold } = options;
  const write = writer(dependencies, call, handler, options);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const context = contextOf(request, dependencies.now());
    const kept = await guarded(dependencies, call, context, async () => {
      authorizeWrite(context, call);
      const input = values(call, request);
      const key = readKey(request.headers['idempotency-key']);
      const { text, isNew } = await write(request, { ...context, key }, input);
      const units = sold?.(input);
      if (units && isNew) meters.sold(units.length);
      tell(context.caller.companyId, { roots: call.changes ?? [], sold: units, by: key });
      return text;
    });
    const finished =
      finish && (await finish(JSON.parse(kept) as Answer<C>, { dependencies, request, reply }));
    return sendJson(reply, finished ? JSON.stringify(finished) : kept);
  };
}

/** With an approval the right is checked later, in the transaction that uses the approval up. */
function authorizeWrite({ caller, approval }: Context, { action }: Call): void {
  if (approval && action && isApprovable(action)) return;
  if (action) authorize(caller, action);
}
