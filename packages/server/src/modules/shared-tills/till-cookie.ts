import { API_PREFIX } from '@backoffice/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { hashToken } from '../authentication/sessions';

const NAME = 'till';
const SECRET = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);
/** Seconds; browsers keep no cookie longer. */
const KEPT = 400 * 86_400;

/** The hash of the secret that makes this browser a shared till; undefined where it has none. */
export function readTillSecret({ headers }: FastifyRequest): string | undefined {
  const secret = SECRET.exec(headers.cookie ?? '')?.[1];
  return secret && hashToken(secret);
}

/** Makes the browser a shared till; only the calls of this path get to see it, and no script. */
export function leaveTillSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${NAME}=${secret}; Max-Age=${KEPT}; Path=${API_PREFIX}shared-tills; HttpOnly; SameSite=Strict${secure}`,
  );
}
