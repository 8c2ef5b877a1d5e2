import type { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

import type { Context } from '../caller';
import type { Executor } from '../db/database';
import type { Dependencies } from './context';

/** A file that is read while it is sent. */
export interface FileAnswer {
  /** The name under which the browser saves it. */
  name: string;
  type: string;
  content: Readable;
}

/** Input of whoever makes a file, beside the values of the call. */
export interface FileInput {
  db: Executor;
  context: Context;
  room: Dependencies['room'];
}

const FORBIDDEN = /["*/:<>?\\|]/g;
// eslint-disable-next-line no-control-regex
const CONTROL = /[\x00-\x1f\x7f]/g;

/** `Content-Disposition` with a name in any language (RFC 6266, 5987). */
function disposition(name: string): string {
  const safe = name.toWellFormed().replace(CONTROL, '').replace(FORBIDDEN, '-');
  const plain = safe.replace(/[^ -~]/g, '_').replaceAll('%', '_');
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (found) => {
    return `%${found.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Sends a file; one that fails on its way breaks the connection off rather than look whole. */
export const sendFile = (reply: FastifyReply, { name, type, content }: FileAnswer): FastifyReply =>
  reply.header('content-disposition', disposition(name)).type(type).send(content);
