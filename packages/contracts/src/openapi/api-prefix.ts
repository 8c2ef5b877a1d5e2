/** Below which the calls live on a server. */
export const API_PREFIX = '/api/v1/';
