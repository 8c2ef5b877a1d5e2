import type { FastifyRequest } from 'fastify';

/** Protocol, host and port, and nothing behind. */
export const ORIGIN = /^https?:\/\/[^\s/?#]+$/;

/** Where the caller's browser has the page open, else where the request arrived. */
export function originOf({ headers, protocol, host }: FastifyRequest): string {
  return headers.origin && ORIGIN.test(headers.origin) ? headers.origin : `${protocol}://${host}`;
}
