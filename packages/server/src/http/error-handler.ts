import { ERROR_STATUS, type ErrorCode, type Failure } from '@backoffice/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import { NO_ROOM_MESSAGE } from '../db/embedded/disk-room';
import { AppError } from '../errors';
import { logSecurity } from './log';

const BY_STATUS: Record<number, [ErrorCode, string]> = {
  400: ['malformed', 'The request could not be read'],
  404: ['not_found', 'There is nothing at this address'],
  413: ['too_large', 'The request is too large'],
  414: ['malformed', 'The address is too long'],
  415: ['unsupported_media_type', 'Only application/json is understood'],
};

/** The database is away, starting, stopping, full of connections, or took too long. */
const AWAY =
  /^(08...|57P0\d|57014|53...|55P03|40001|40P01|26000|42P05|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded|Query read timeout|Client has encountered|not queryable/i;
/** A number or text that no column can hold. */
const OUT_OF_RANGE = new Set(['22003', '22001', '22P05', '22021', '22008', '22007', '22P02']);

/** What a caller may know of any error: never a stack, SQL or a path. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code = '', statusCode, message = '' } = error as Partial<FastifyError>;
  const known = code.startsWith('FST_') && statusCode ? BY_STATUS[statusCode] : undefined;
  if (known) return new AppError(...known);
  // A path that leads out of the folder of the releases.
  if (statusCode === 403) return new AppError(...(BY_STATUS[404] as [ErrorCode, string]));
  if (statusCode === 400) return new AppError(...(BY_STATUS[400] as [ErrorCode, string]));
  if (code === '53100') {
    return new AppError('no_room', NO_ROOM_MESSAGE, { cause: error, retryAfter: 30 });
  }
  if (AWAY.test(code) || AWAY_MESSAGE.test(message)) {
    return new AppError('unavailable', 'The database does not answer. Please try again.', {
      cause: error,
      retryAfter: 2,
    });
  }
  if (OUT_OF_RANGE.has(code)) return new AppError('invalid', 'A value is out of range');
  return new AppError('internal', 'Something went wrong on the server', { cause: error });
}

export function failureOf(error: AppError, requestId: string): Failure {
  const { code, message, fields, conflicts, data } = error;
  const failure: Failure = { success: false, code, message };
  if (fields) failure.fields = fields;
  if (conflicts) failure.conflicts = conflicts;
  if (data !== undefined) failure.data = data;
  if (ERROR_STATUS[code] >= 500) failure.requestId = requestId;
  return failure;
}

function logRefusedRight({ log, method, url, caller }: FastifyRequest): void {
  const path = url.split('?')[0];
  const who = { user: caller?.userId, company: caller?.companyId };
  logSecurity(log, 'right refused', { method, path, ...who });
}

export async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error);
  if (known.code === 'internal') request.log.error({ err: error }, 'unexpected error');
  else if (known.code === 'unavailable') request.log.warn({ err: error }, 'database away');
  else if (known.code === 'forbidden') logRefusedRight(request);
  if (known.retryAfter) reply.header('retry-after', String(known.retryAfter));
  if (known.code === 'unauthorized') reply.header('www-authenticate', 'Bearer');
  return reply.code(known.status).send(failureOf(known, request.id));
}
