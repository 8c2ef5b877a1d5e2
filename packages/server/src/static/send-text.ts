import crypto from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

const CODINGS = {
  br: promisify<Buffer, Buffer>(zlib.brotliCompress),
  gzip: promisify<Buffer, Buffer>(zlib.gzip),
};
type Coding = keyof typeof CODINGS;

/** Below this a compressed answer saves no packet. */
const SMALLEST_BYTES = 1024;

/** The best coding that the browser takes; `br;q=0` refuses one. */
function codingFor(request: FastifyRequest): Coding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding));
}

/**
 * Answers with a text that browsers keep and ask about again. Every page asks for it and it changes
 * rarely, so it is compressed once.
 */
export function taggedText(type: string) {
  const kept = new Map<Coding, Promise<Buffer>>();
  let last = '';

  const compressed = (text: string, coding: Coding) => {
    if (text !== last) kept.clear();
    last = text;
    const known = kept.get(coding) ?? CODINGS[coding](Buffer.from(text));
    kept.set(coding, known);
    return known;
  };

  return async (request: FastifyRequest, reply: FastifyReply, text: string) => {
    const hash = crypto.createHash('sha256').update(text).digest('base64url').slice(0, 27);
    const coding = text.length < SMALLEST_BYTES ? undefined : codingFor(request);
    const tag = coding ? `"${hash}-${coding}"` : `"${hash}"`;
    reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    reply.type(`${type}; charset=utf-8`);
    if (!coding) return reply.send(text);
    return reply.header('content-encoding', coding).send(await compressed(text, coding));
  };
}
