import { UNATTENDED_HEADER } from '@backoffice/contracts';
import type { FastifyRequest } from 'fastify';

import { AppError } from '../../errors';
import type { Caller, Dependencies } from '../context';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** Of a read whose caller is only supposed: who it is. */
    confirmation: Promise<Caller> | null;
  }
}

const touches = ({ headers }: FastifyRequest) =>
  headers[UNATTENDED_HEADER.toLowerCase()] === undefined;

async function signedIn(found: Promise<Caller | null>): Promise<Caller> {
  const caller = await found;
  if (!caller) throw new AppError('unauthorized', 'Please sign in');
  return caller;
}

/** Before the body is read: a stranger's body is not worth parsing. */
export const requireSession =
  ({ findCaller }: Dependencies) =>
  async (request: FastifyRequest): Promise<void> => {
    const { authorization } = request.headers;
    request.caller = await signedIn(findCaller(authorization, { touches: touches(request) }));
  };

/** As above; where the session is remembered from before, the read begins while it is looked up. */
export const supposeSession =
  ({ supposeCaller }: Dependencies) =>
  async (request: FastifyRequest): Promise<void> => {
    const { authorization } = request.headers;
    const { supposed, found } = supposeCaller(authorization, { touches: touches(request) });
    const confirmation = signedIn(found);
    request.caller = supposed ?? (await confirmation);
    if (!supposed) return;
    // Whoever answers waits for it; until then nobody hears of its failure.
    confirmation.catch(() => undefined);
    request.confirmation = confirmation;
  };
