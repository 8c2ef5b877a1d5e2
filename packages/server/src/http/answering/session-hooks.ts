import { UNATTENDED_HEADER } from '@backoffice/contracts';
import type { FastifyRequest } from 'fastify';

import type { Caller } from '../../caller';
import { refuse } from '../../errors';
import type { Dependencies } from '../context';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

const touches = ({ headers }: FastifyRequest) =>
  headers[UNATTENDED_HEADER.toLowerCase()] === undefined;

/** Runs before the body is read: a stranger's body is not worth parsing. */
export const requireSession =
  ({ findCaller }: Dependencies) =>
  async (request: FastifyRequest): Promise<void> => {
    const { authorization } = request.headers;
    request.caller = await findCaller(authorization, { touches: touches(request) });
    if (!request.caller) throw refuse('sign_in_first');
  };
