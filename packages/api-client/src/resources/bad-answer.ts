import { ApiError } from '@backoffice/api-client';

/** What a call throws whose answer is not what it should be. */
export const badAnswer = () => new ApiError({ status: 200, code: 'bad_answer' });
