import { API_PREFIX, dayIn, type ErrorCode } from '@backoffice/contracts';
import type { Call } from '@backoffice/contracts/calls';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import { recordEvent, recordRefusal } from '../../audit/record-event';
import type { Context } from '../../caller';
import type { Executor } from '../../db/database';
import { AppError, refuse } from '../../errors';
import { approvalOf } from '../approved-request';
import type { Dependencies } from '../context';
import { parse, parseParams } from '../validate';

type Parsed<C, Part extends string> =
  C extends Record<Part, infer S extends z.ZodMiniType> ? z.output<S> : undefined;

/** A request's values, parsed by the call's own schemas. */
export interface Values<C extends Call> {
  params: Parsed<C, 'params'>;
  query: Parsed<C, 'query'>;
  body: Parsed<C, 'body'>;
}
export interface Input<C extends Call, E extends Executor = Executor> extends Values<C> {
  db: E;
  context: Context;
}
export type Answer<C extends Call> = z.input<C['answer']>;

export function values<C extends Call>(call: C, request: FastifyRequest): Values<C> {
  if (call.body && request.body === undefined && !acceptsNothing(call.body)) {
    throw refuse('body_missing');
  }
  return {
    params: call.params && parseParams(call.params, request.params),
    query: call.query && parse(call.query, request.query),
    body: call.body && parse(call.body, request.body),
  } as Values<C>;
}

const MINUTE = 60_000;
const todays = new Map<string, { minute: number; day: string }>();

/** Today in a time zone. Computed once a minute: a day begins only when a minute does. */
function todayIn(timezone: string, now: Date): string {
  const minute = Math.floor(now.getTime() / MINUTE);
  const known = todays.get(timezone);
  if (known?.minute === minute) return known.day;
  const day = dayIn(timezone, now);
  todays.set(timezone, { minute, day });
  return day;
}

/** Whose request it is, and when. */
export function contextOf(request: FastifyRequest, now: Date): Context {
  const { caller } = request;
  if (!caller) throw refuse('sign_in_first');
  const approval = approvalOf(request, API_PREFIX);
  return { caller, now, today: todayIn(caller.timezone, now), approval };
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

/** Runs a call's work; tells the audit of a refusal for want of a right. */
export async function guarded<T>(
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

const acceptsNothing = (schema: z.ZodMiniType) => schema.safeParse(undefined).success;
