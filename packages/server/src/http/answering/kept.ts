import crypto from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

const zipped = promisify(gzip);
const GZIP = /(^|[\s,])gzip\s*(?!;\s*q=0(\.0*)?\s*(,|$))/i;
/** Bytes below which nothing is won. */
const WORTH = 1_024;

/** Weak, since the bytes differ by how they are compressed. */
const tagOf = (text: string) =>
  `W/"${crypto.createHash('sha256').update(text).digest('base64url')}"`;

const has = ({ headers }: FastifyRequest, tag: string) =>
  headers['if-none-match']?.split(',').some((one) => one.trim() === tag) ?? false;

/**
 * Answers what `read` answers, compressed for whoever takes that, under a tag that stands for its
 * content: whoever sends the tag and has the content is answered with 304 and nothing more.
 */
export const keptHandler =
  (read: (request: FastifyRequest) => Promise<unknown>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const text = JSON.stringify(await read(request));
    const tag = tagOf(text);
    reply.headers({ etag: tag, vary: 'Accept-Encoding' });
    if (has(request, tag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const takes = GZIP.test(request.headers['accept-encoding'] ?? '');
    if (!takes || text.length < WORTH) return reply.send(text);
    return reply.header('content-encoding', 'gzip').send(await zipped(text));
  };
