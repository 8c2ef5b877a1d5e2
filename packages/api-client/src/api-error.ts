import type { Conflict, ErrorCode, Param, Said } from '@backoffice/contracts';

/** The server's own codes, and what can go wrong on the way to it. */
export type ApiErrorCode =
  | ErrorCode
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'web_page'
  | 'bad_answer'
  | 'rejected'
  | 'unknown';

export interface ApiErrorDetails {
  /** HTTP status; 0 when no answer came. */
  status: number;
  code: ApiErrorCode;
  /** What the server said in its own words; undefined when it said nothing. */
  serverMessage?: string;
  /** A key of the catalogue of refusals; servers of the specification alone send none. */
  reason?: string;
  /** Values for the gaps in the reason's sentence. */
  params?: Record<string, Param>;
  fields?: Record<string, string>;
  /** The reason for each refused field. */
  fieldReasons?: Record<string, Said>;
  conflicts?: Conflict[];
  /** The current state of a thing that somebody changed since it was shown here. */
  data?: unknown;
  /** Seconds to wait before the next try. */
  retryAfter?: number;
  requestId?: string;
  cause?: unknown;
}

/** Statuses that refuse the caller for now and say nothing about an earlier attempt at the same write. */
const UNDECIDED_STATUS = new Set([401, 408, 425, 429]);
const UNSUPPORTED_STATUS = new Set([404, 405, 501]);

const FALLBACK_MESSAGE: Partial<Record<ApiErrorCode, string>> = {
  network: 'The server cannot be reached',
  timeout: 'The server did not answer in time',
  cancelled: 'The call was cancelled',
  web_page: 'A web page came back instead of an answer',
  bad_answer: 'The server gave an unexpected answer',
};

/** The only error that calls of the API throw. It knows no screen and no language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly serverMessage: string | undefined;
  readonly reason: string | undefined;
  readonly params: Record<string, Param> | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly fieldReasons: Record<string, Said> | undefined;
  readonly conflicts: Conflict[] | undefined;
  readonly data: unknown;
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;

  constructor(details: ApiErrorDetails) {
    const message =
      details.serverMessage ??
      FALLBACK_MESSAGE[details.code] ??
      `The server answered ${details.status} and nothing else`;
    super(message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.serverMessage = details.serverMessage;
    this.reason = details.reason;
    this.params = details.params;
    this.fields = details.fields;
    this.fieldReasons = details.fieldReasons;
    this.conflicts = details.conflicts;
    this.data = details.data;
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId;
  }

  /** No answer came: the call may or may not have had its effect. */
  get isNetwork(): boolean {
    return this.code === 'network' || this.code === 'timeout';
  }

  /** The server refused this very request, so it had no effect and the next try is a new one. */
  get isDefinite(): boolean {
    if (this.code === 'rejected') return true;
    return this.status >= 400 && this.status < 500 && !UNDECIDED_STATUS.has(this.status);
  }

  /** The server does not know the call (some servers answer any path with a page). */
  get isUnsupported(): boolean {
    return UNSUPPORTED_STATUS.has(this.status) || this.code === 'web_page';
  }
}

/** Whether a call failed because no server could be reached, or none answered in time. */
export const isLineAway = (error: unknown): boolean => error instanceof ApiError && error.isNetwork;
