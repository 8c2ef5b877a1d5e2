import { type Conflict, ERROR_STATUS, type ErrorCode } from '@backoffice/contracts';

import type { Told } from './audit/told';

interface Details {
  fields?: Record<string, string>;
  conflicts?: Conflict[];
  /** How the thing stands now. */
  data?: unknown;
  /** Seconds after which a new attempt makes sense. */
  retryAfter?: number;
  cause?: unknown;
  /** What the audit is told of it, though all else is undone. */
  told?: Told | undefined;
}

/** A failure that the caller is meant to see: its code decides the status, its message is shown. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly conflicts: Conflict[] | undefined;
  readonly data: unknown;
  readonly retryAfter: number | undefined;
  readonly told: Told | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.conflicts = details.conflicts;
    this.data = details.data;
    this.retryAfter = details.retryAfter;
    this.told = details.told;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

export const notFound = (what: string) => new AppError('not_found', `${what} was not found`);
