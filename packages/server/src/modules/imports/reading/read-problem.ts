import type { ErrorCode } from '@backoffice/contracts';

/** Why a file can't be read, in words that say what to do. It crosses threads as plain data. */
export class ReadProblem extends Error {
  constructor(
    message: string,
    readonly code: Extract<ErrorCode, 'invalid' | 'too_large'> = 'invalid',
  ) {
    super(message);
  }
}
