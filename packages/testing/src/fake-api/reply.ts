import {
  ERROR_STATUS,
  type ErrorCode,
  type Failure,
  type PageInfo,
  type Seen,
} from '@backoffice/contracts';

/** An answer that is more than its data. Made by the functions below. */
export class Reply {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
    /** False for answers of plain servers, which know the specification's calls only. */
    readonly isChecked = true,
  ) {}
}

/** Fields of a failure beside code and message; `retryAfter` in seconds. */
export type FailureDetails = Omit<Failure, 'success' | 'code' | 'message'> & {
  retryAfter?: number;
};

/** A failure as our server answers it. */
export function failure(
  status: number,
  code: ErrorCode,
  message: string,
  { retryAfter, ...details }: FailureDetails = {},
): Reply {
  if (ERROR_STATUS[code] !== status) {
    throw new Error(`The code ${code} goes with ${ERROR_STATUS[code]}, not with ${status}`);
  }
  const body: Failure = { success: false, code, message, ...details };
  return new Reply(
    status,
    body,
    retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` },
  );
}

/** One page of a list; `next` is the cursor of the following one. */
export const page = (data: unknown[], info: PageInfo): Reply =>
  new Reply(200, { success: true, data, page: info });

/** Data with the server's own words. */
export const withMessage = (data: unknown, message: string): Reply =>
  new Reply(200, { success: true, data, message });

/** Any body at all, as a plain server might send it: not checked. */
export const plain = (body: unknown, status = 200): Reply => new Reply(status, body, {}, false);

/** A file with its name, as a server sends one. */
export const file = (name: string, text: string): Reply =>
  new Reply(200, new Blob([text]), {
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  });

/** Answers an edit as our server does where somebody else has saved the row since it was read. */
export const savedMeanwhile =
  <Row extends Seen, T>(row: Row, answer: T) =>
  ({ body }: { body: Seen }): T | Reply =>
    body.version === row.version
      ? answer
      : failure(409, 'edited_since', 'Somebody else has changed this in the meantime', {
          data: row,
        });
