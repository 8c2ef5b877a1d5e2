import { API_PREFIX } from '@backoffice/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { hashToken } from '../sessions';

const NAME = 'device';
const MARK = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);
/** Milliseconds; browsers keep no cookie longer. */
export const MARK_KEPT = 400 * 86_400_000;

/** The hash of the mark that an earlier sign-in left on this device; '' where there is none. */
export function readMark({ headers }: FastifyRequest): string {
  const mark = MARK.exec(headers.cookie ?? '')?.[1];
  return mark ? hashToken(mark) : '';
}

/** Leaves a mark as a cookie that goes to the calls of authentication only, and to no script. */
export function leaveMark(request: FastifyRequest, reply: FastifyReply, mark: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${NAME}=${mark}; Max-Age=${MARK_KEPT / 1_000}; Path=${API_PREFIX}authentication; HttpOnly; SameSite=Strict${secure}`,
  );
}

const LONGEST_NAME = 300;

/** What a browser calls itself, for people to tell their sessions apart. */
export const deviceName = ({ headers }: FastifyRequest): string =>
  (headers['user-agent'] ?? '').replace(/\p{C}/gu, ' ').trim().slice(0, LONGEST_NAME);
