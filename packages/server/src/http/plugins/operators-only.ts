import crypto from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import type { Config } from '../../config';
import { refuse } from '../../errors';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** Headers that proxies add: a request with one of them didn't begin on this machine. */
const FORWARDING = /^(forwarded|via|x-real-ip|x-forwarded-.+|cf-connecting-ip|true-client-ip)$/;

const digest = (text: string) => crypto.createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => crypto.timingSafeEqual(digest(one), digest(other));

const isFromHere = ({ socket, headers }: FastifyRequest) =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => FORWARDING.test(name));

/**
 * Guards what tells about the inside (figures, the description of the API): only whoever is on this
 * machine or has the token gets an answer, unless a setting opens it.
 */
export function operatorsOnly({
  operationsOpen,
  operationsToken,
}: Pick<Config, 'operationsOpen' | 'operationsToken'>) {
  return async (request: FastifyRequest): Promise<void> => {
    if (operationsOpen || isFromHere(request)) return;
    const [, token] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (operationsToken && token && isSame(token, operationsToken)) return;
    throw refuse('operators_only');
  };
}
