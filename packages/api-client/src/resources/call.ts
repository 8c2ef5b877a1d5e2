import { ApiError, type Answer, type ApiErrorCode } from '@backoffice/api-client';
import { readData, type BodyOf, type Call, type DataOf } from '@backoffice/contracts';
import { mutationOptions } from '@tanstack/react-query';

import { badAnswer } from './bad-answer';
import { reportClientError } from './client-errors';
import { send, type Sent } from './send';

/** Makes something of an answer that isn't as the contract says; it may throw `badAnswer()`. */
type Otherwise<T> = (data: unknown) => T;

/** Calls whose unreadable answers were reported already: support is told once for each call. */
const told = new Set<string>();

function report({ method, path }: Call, issue: string): void {
  const name = `${method} ${path}`;
  if (told.has(name)) return;
  told.add(name);
  const message = `The answer of ${name} is not as agreed: ${issue}`;
  void reportClientError({ area: 'api', release: 'none', reference: path, message });
}

/**
 * Sends a call and reads its answer by the schema that the server answers with. Throws ApiError, also
 * for an answer that is not as agreed, unless `otherwise` makes something of it: another server's
 * way of saying it, or the success of a write, which was saved whatever stands in the answer.
 */
export async function callWhole<const C extends Call, T = never>(
  call: C,
  sent: Sent<C>,
  otherwise?: Otherwise<T>,
): Promise<Answer<DataOf<C> | T>> {
  const answer = await send(call, sent);
  const read = readData(call, answer.data);
  if ('data' in read) return { ...answer, data: read.data };
  if (!otherwise) report(call, read.issue);
  return { ...answer, data: (otherwise ?? refuseUnread)(answer.data) };
}

function refuseUnread(): never {
  throw badAnswer();
}

/** `callWhole`, without what stands beside the data. */
export const call = async <const C extends Call, T = never>(
  definition: C,
  sent: Sent<C>,
  otherwise?: Otherwise<T>,
): Promise<DataOf<C> | T> => (await callWhole(definition, sent, otherwise)).data;

/** What an added call answers; null where the server doesn't know it. */
export async function ifSupported<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.isUnsupported) return null;
    throw error;
  }
}

/** `call`; null where the server doesn't know it, or means something else by it. */
export const callIfKnown = <const C extends Call>(
  definition: C,
  sent: Sent<C>,
): Promise<DataOf<C> | null> => ifSupported(call(definition, sent, () => null));

/** Data that has the form of a call's answer, as a refusal carries it; throws `badAnswer()` for another. */
export function readAs<const C extends Call>(definition: C, data: unknown): DataOf<C> {
  const read = readData(definition, data);
  if ('data' in read) return read.data;
  throw badAnswer();
}

/**
 * The current state of a thing, which a refusal with one of these codes carries in the form of a
 * call's answer. Null for every other failure.
 */
export function standsNow<const C extends Call>(
  error: unknown,
  codes: readonly ApiErrorCode[],
  definition: C,
): DataOf<C> | null {
  if (!(error instanceof ApiError) || !codes.includes(error.code)) return null;
  const read = readData(definition, error.data);
  return 'data' in read ? read.data : null;
}

/** What every mutation takes: the specified body, and a key that stays the same for every retry. */
export interface Write<Input> {
  input: Input;
  /** `DraftKey.value`. */
  idempotencyKey: string;
  /** `approve`'s answer, where somebody else had to allow it. */
  approval?: string;
}

/** How a write is sent beside its body, and the roots of the queries that it changes. */
type Wiring<C extends Call> = Pick<Sent<C>, 'params'> & {
  invalidates?: readonly string[];
  /** Milliseconds. */
  timeout?: number;
};

const sentOf = <C extends Call>(
  { params, timeout }: Wiring<C>,
  { input, idempotencyKey, approval }: Write<BodyOf<C>>,
) =>
  ({
    ...(params && { params }),
    ...(timeout && { timeout }),
    body: input,
    idempotencyKey,
    ...(approval && { approval }),
  }) as Sent<C>;

const metaOf = ({ invalidates }: { invalidates?: readonly string[] }) =>
  invalidates && { meta: { invalidates: [...invalidates] } };

/** A write whose answer nobody reads. */
export const write = <const C extends Call>(call: C, wiring: Wiring<C>) =>
  mutationOptions({
    mutationFn: async (input: Write<BodyOf<C>>) => {
      await send(call, sentOf(wiring, input));
    },
    ...metaOf(wiring),
  });

/** A write with its answer, read as `callWhole` reads it. */
export const writeAndRead = <const C extends Call, T = never>(
  definition: C,
  wiring: Wiring<C>,
  otherwise?: Otherwise<T>,
) =>
  mutationOptions({
    mutationFn: (input: Write<BodyOf<C>>): Promise<DataOf<C> | T> =>
      call(definition, sentOf(wiring, input), otherwise),
    ...metaOf(wiring),
  });
