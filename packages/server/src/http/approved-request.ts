import crypto from 'node:crypto';

import { approvedRequest } from '@backoffice/contracts';
import type { FastifyRequest } from 'fastify';

import type { Context } from '../caller';

const sha256 = (text: string) => crypto.createHash('sha256').update(text);

/** The approval that a request carries, with a hash of the only request that it is good for. */
export function approvalOf(
  { method, url, body, headers: { approval } }: FastifyRequest,
  prefix: string,
): Context['approval'] {
  if (typeof approval !== 'string') return null;
  return {
    secretHash: sha256(approval).digest('base64url'),
    requestHash: sha256(approvedRequest(method, url.slice(prefix.length), body)).digest('hex'),
  };
}
