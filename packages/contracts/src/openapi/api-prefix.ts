/** The prefix of all calls' paths on a server. */
export const API_PREFIX = '/api/v1/';
