import type { Call } from '@backoffice/contracts/calls';
import type { FastifyRequest } from 'fastify';

import { authorize } from '../../authorize';
import type { Dependencies } from '../context';
import { type Answer, contextOf, guarded, type Input, values } from './asked';

export interface ReadInput<C extends Call> extends Input<C> {
  request: FastifyRequest;
}

export function readHandler<C extends Call>(
  dependencies: Dependencies,
  call: C,
  handler: (input: ReadInput<C>) => Promise<Answer<C>>,
) {
  const { db, now } = dependencies;

  return async (request: FastifyRequest): Promise<Answer<C>> => {
    const context = contextOf(request, now());
    return guarded(dependencies, call, context, async () => {
      if (call.action) authorize(context.caller, call.action);
      return handler({ ...values(call, request), db, context, request });
    });
  };
}
