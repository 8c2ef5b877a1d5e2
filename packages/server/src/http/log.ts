import type { FastifyBaseLogger } from 'fastify';
import type { LoggerOptions } from 'pino';

const SQL_STATE = /^[0-9A-Z]{5}$/;
/** Classes of errors whose messages quote nothing but names in the statement. */
const QUOTES_NAMES = /^(42|08|53|57)/;
/** Fields of a database's error, beside its message, that hold no value of any row. */
const HARMLESS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'];

interface Told {
  type: string;
  message: string;
  stack?: string;
  cause?: Told;
  [name: string]: unknown;
}

function messageOf(error: Error, code: unknown): string {
  const isQuiet = typeof code === 'string' && SQL_STATE.test(code) && !QUOTES_NAMES.test(code);
  return isQuiet ? error.message.replace(/"[^]*"/g, '"…"') : error.message;
}

/**
 * An error as the log may keep it: where and why, never what somebody typed. The databases' errors
 * carry all parameters of a statement, hashes of passwords among them.
 */
export function toldError(error: unknown, depth = 0): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const fields = error as Error & Record<string, unknown>;
  const told: Told = { type: error.name, message: messageOf(error, fields.code) };
  for (const name of HARMLESS) if (fields[name] !== undefined) told[name] = fields[name];
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (frames?.length) told.stack = frames.join('\n');
  if (error.cause !== undefined && depth < 3) told.cause = toldError(error.cause, depth + 1);
  return told;
}

/** How server and command line log: on standard error, without secrets. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  redact: ['req.headers.authorization', 'req.headers.cookie', 'password', '*.password'],
  serializers: { err: (error: unknown) => toldError(error) },
});

/** A request's address as the log may keep it: the secret of a link lets somebody in. */
export const loggedUrl = (url: string): string => url.replace(/(\/invitations\/)[^/?#]+/i, '$1…');

type SecurityEvent =
  | 'sign-in failed'
  | 'sign-in blocked'
  | 'code refused'
  | 'PIN failed'
  | 'PIN blocked'
  | 'second factor change failed'
  | 'password change failed'
  | 'password changed'
  | 'approval failed'
  | 'right refused'
  | 'changed by command line';

/** Logs an event for whoever looks for an intruder, at a level that `npm start` shows. */
export function logSecurity(
  log: Pick<FastifyBaseLogger, 'warn'>,
  event: SecurityEvent,
  details: Record<string, string | number | undefined>,
): void {
  log.warn({ security: event, ...details }, event);
}
