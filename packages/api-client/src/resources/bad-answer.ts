import { ApiError } from '@backoffice/api-client';

/** The error of a call whose answer is not as the contract says. */
export const badAnswer = () => new ApiError({ status: 200, code: 'bad_answer' });
