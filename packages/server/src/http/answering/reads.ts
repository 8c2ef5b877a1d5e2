import { isDeepStrictEqual } from 'node:util';

import type { Call } from '@backoffice/contracts/calls';
import type { FastifyRequest } from 'fastify';

import { authorize } from '../authorize';
import type { Dependencies } from '../context';
import { type Answer, contextOf, guarded, type Input, values } from './asked';

/**
 * Answers a read. One for a caller who is only supposed counts once the session says that it is they,
 * with the rights they were supposed to have; else it is done again as who they are.
 */
export function readHandler<C extends Call>(
  dependencies: Dependencies,
  call: C,
  handler: (input: Input<C>) => Promise<Answer<C>>,
) {
  const { db, now } = dependencies;

  function begin(request: FastifyRequest) {
    const context = contextOf(request, now());
    const work = async () => {
      if (call.action) authorize(context.caller, call.action);
      return handler({ ...values(call, request), db, context });
    };
    return { context, answer: work() };
  }

  return async (request: FastifyRequest): Promise<Answer<C>> => {
    const { caller: supposed, confirmation } = request;
    let begun = begin(request);
    begun.answer.catch(() => undefined);
    if (confirmation) {
      request.caller = null;
      request.caller = await confirmation;
      if (!isDeepStrictEqual(request.caller, supposed)) begun = begin(request);
    }
    const { context, answer } = begun;
    return guarded(dependencies, call, context, () => answer);
  };
}
