import { ERROR_STATUS, type Failure, type Said } from '@backoffice/contracts';
import { inEnglish } from '@backoffice/contracts/refusals';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import { AppError, type FieldRefusal, refuse } from '../errors';
import { logSecurity } from './log';

const BY_STATUS = {
  400: 'request_unreadable',
  404: 'nothing_here',
  413: 'request_too_large',
  414: 'address_too_long',
  415: 'only_json',
} as const;

const isKnown = (status: number): status is keyof typeof BY_STATUS => status in BY_STATUS;

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
  if (code.startsWith('FST_') && statusCode && isKnown(statusCode)) {
    return refuse(BY_STATUS[statusCode]);
  }
  // The file server answers 403 to a path that leads out of the releases' folder.
  if (statusCode === 403) return refuse('nothing_here');
  if (statusCode === 400) return refuse('request_unreadable');
  if (code === '53100') return refuse('no_room', {}, { cause: error, retryAfter: 30 });
  if (AWAY.test(code) || AWAY_MESSAGE.test(message)) {
    return refuse('database_away', {}, { cause: error, retryAfter: 2 });
  }
  if (OUT_OF_RANGE.has(code)) return refuse('out_of_range');
  return refuse('server_failed', {}, { cause: error });
}

const withParams = ({ reason, params }: Said) => ({ reason, ...(params && { params }) });

function told(fields: Record<string, FieldRefusal>) {
  const all = Object.entries(fields);
  return {
    fields: Object.fromEntries(
      all.map(([name, { said, text }]) => [name, text ?? inEnglish(said)]),
    ),
    field_reasons: Object.fromEntries(all.map(([name, { said }]) => [name, withParams(said)])),
  };
}

/** What a failed call is answered with: its sentence for everybody, its reason for screens. */
export function failureOf(
  { code, message, said, fields, conflicts, data }: AppError,
  requestId: string,
): Failure {
  return {
    success: false,
    code,
    message,
    ...withParams(said),
    ...(fields && told(fields)),
    ...(conflicts && { conflicts }),
    ...(data !== undefined && { data }),
    ...(ERROR_STATUS[code] >= 500 && { requestId }),
  };
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
