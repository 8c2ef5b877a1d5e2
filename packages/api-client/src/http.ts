import { APPROVAL_HEADER, PATHS, UNATTENDED_HEADER } from '@backoffice/contracts';
import axios, { type AxiosAdapter, type AxiosResponse } from 'axios';

import { readAnswer, type Answer } from './answers/answer';
import { readFileAnswer } from './answers/file-answer';
import { ApiError, isLineAway } from './api-error';
import { isLeftAlone } from './clock/activity';
import { noteServerDate } from './clock/server-clock';
import { clientConfig } from './config';
import { takeEarly, type EarlyAnswer } from './early';
import { isOfServer, lineAwaySince, noteLine } from './line';
import { isFollowing, noteOwnKey } from './live-events';
import { getToken, refuseToken } from './session';
import { askStandIn, hasStandIn } from './stand-in';

/** Milliseconds; a basket of 200 lines takes well under one second. */
const TIMEOUT = 30_000;
/** Milliseconds while the line is away: nobody waits long for what hardly comes. */
const AWAY_TIMEOUT = 8_000;

/** Milliseconds of a till that can go on without an answer: a queue stands in front of it. */
const TIMEOUT_OF_TILL = 5_000;

const isOfCounter = (method: HttpMethod, path: string) =>
  method === 'GET' || path === PATHS.checkout || path === PATHS.products;

function timeoutOf(method: HttpMethod, path: string): number {
  if (hasStandIn() && isOfCounter(method, path)) return TIMEOUT_OF_TILL;
  return lineAwaySince() === null ? TIMEOUT : AWAY_TIMEOUT;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface HttpOptions {
  /** Query; undefined, null and empty text are left out. */
  params?: object;
  /** Sent as JSON; a file as it is. */
  body?: unknown;
  /** Told how much of the body is sent, from 0 to 1. */
  onSent?: ((share: number) => void) | undefined;
  /** The same for every retry of one write (`DraftKey`). */
  idempotencyKey?: string;
  /** Id of somebody's approval of this very request. */
  approval?: string;
  signal?: AbortSignal;
  /** Milliseconds, when 30 seconds are not right. */
  timeout?: number;
  /** A 401 is about what was typed, not about the session: sign-in, change of password. */
  keepsSession?: boolean;
  /** For an answer that is a file, without a time limit: told the bytes that have come so far. */
  onBytes?: (bytes: number) => void;
  /** The call arrives although the page is being left; its answer may not. At most 64 KB. */
  outlivesPage?: boolean;
}

const instance = axios.create({
  timeout: TIMEOUT,
  // Statuses are judged in readAnswer, so that every failure is read in one place.
  validateStatus: () => true,
  // Every call must say that it speaks JSON, but axios drops that header without a body.
  transformRequest: (body: unknown) => {
    if (body instanceof Blob) return body;
    return body === undefined ? '' : JSON.stringify(body);
  },
});

/** Answers all calls in place of the network, for tests. Returns how to put it back. */
export function interceptHttp(adapter: AxiosAdapter): () => void {
  const previous = instance.defaults.adapter;
  instance.defaults.adapter = adapter;
  return () => {
    instance.defaults.adapter = previous;
  };
}

const withoutEmpty = (params: object = {}) =>
  Object.fromEntries(
    Object.entries(params).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  );

function headersFor(
  method: HttpMethod,
  token: string | null,
  { body, idempotencyKey, approval }: HttpOptions,
) {
  return {
    Accept: 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    'Content-Type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...(approval && { [APPROVAL_HEADER]: approval }),
    ...(method === 'GET' && isFollowing() && isLeftAlone() && { [UNATTENDED_HEADER]: '1' }),
  };
}

const network = instance.defaults.adapter;

/** Only `fetch` goes on sending while a page is being left. A test's adapter stays in place. */
const lastWords = () =>
  instance.defaults.adapter === network
    ? ({ adapter: 'fetch', fetchOptions: { keepalive: true } } as const)
    : {};

/** Settings of a request for a file. */
const forFile = (onBytes: (bytes: number) => void) => ({
  responseType: 'blob' as const,
  timeout: 0,
  onDownloadProgress: ({ loaded }: { loaded: number }) => onBytes(loaded),
});

/** The answer to a read that was sent before the page's code had come; no write ever is. */
function earlyAnswer(
  method: HttpMethod,
  path: string,
  token: string | null,
  { params }: HttpOptions,
): EarlyAnswer | undefined {
  return method === 'GET' && params === undefined ? takeEarly(token, path) : undefined;
}

/** An adapter that takes the answer already on its way, in place of the network. */
const answeredBy =
  ({ answer }: EarlyAnswer): AxiosAdapter =>
  async (config) => {
    const { status, headers, text } = await answer;
    return { status, statusText: '', headers, data: text, config };
  };

function failureOnTheWay(cause: unknown): ApiError {
  if (axios.isCancel(cause)) return new ApiError({ status: 0, code: 'cancelled', cause });
  const isTimeout =
    axios.isAxiosError(cause) && (cause.code === 'ECONNABORTED' || cause.code === 'ETIMEDOUT');
  return new ApiError({ status: 0, code: isTimeout ? 'timeout' : 'network', cause });
}

/** The answer of a call, from the network or from what is on its way. Throws ApiError. */
async function ask(
  method: HttpMethod,
  path: string,
  token: string | null,
  options: HttpOptions,
): Promise<AxiosResponse<unknown>> {
  const early = earlyAnswer(method, path, token, options);
  const sent = early?.sent ?? Date.now();
  const response = await instance
    .request<unknown>({
      method,
      url: path,
      baseURL: clientConfig().apiBaseUrl,
      params: withoutEmpty(options.params),
      data: options.body,
      headers: headersFor(method, token, options),
      signal: options.signal,
      timeout: options.timeout ?? timeoutOf(method, path),
      ...(options.onSent && { onUploadProgress: ({ progress = 0 }) => options.onSent?.(progress) }),
      ...(options.outlivesPage && lastWords()),
      ...(options.onBytes && forFile(options.onBytes)),
      ...(early && { adapter: answeredBy(early) }),
    })
    .catch((cause: unknown) => {
      const failure = failureOnTheWay(cause);
      if (failure.isNetwork) noteLine(false);
      throw failure;
    });
  const isFromServer = isOfServer(response.status, response.headers['content-type']);
  noteLine(isFromServer);
  // A proxy has a clock of its own.
  if (isFromServer) noteServerDate(response.headers.date, sent);
  return response;
}

/** Keys of writes that were sent and have no answer of the server. */
const unanswered = new Set<string | undefined>();

/**
 * What stands in for the server while there is no line; undefined where nothing can. What was sent
 * may have been done: a refusal says nothing of that try, so it is no answer.
 */
async function stoodIn<T>(
  method: HttpMethod,
  path: string,
  { params, body, idempotencyKey }: HttpOptions,
): Promise<Answer<T> | undefined> {
  const answer = await askStandIn({
    method,
    path,
    params: withoutEmpty(params),
    body,
    idempotencyKey,
  });
  if (!answer || (answer.status >= 400 && unanswered.has(idempotencyKey))) return undefined;
  return readAnswer<T>({ ...answer, headers: {} } as AxiosResponse);
}

/** The whole answer: data with what stands beside it. Throws ApiError. */
async function full<T>(
  method: HttpMethod,
  path: string,
  options: HttpOptions = {},
): Promise<Answer<T>> {
  const { idempotencyKey: key } = options;
  // Read now: a sign-out in the same tick still sends its own token.
  const token = getToken();
  if (key) noteOwnKey(key);
  // While the line is known to be away nobody waits for it.
  const known = lineAwaySince() === null ? undefined : await stoodIn<T>(method, path, options);
  if (known) return known;
  if (key) unanswered.add(key);
  const response = await ask(method, path, token, options).catch(async (failure: unknown) => {
    const answer = isLineAway(failure) ? await stoodIn<T>(method, path, options) : undefined;
    if (answer) return answer;
    throw failure;
  });
  if (!('status' in response)) return response;
  if (!isOfServer(response.status, response.headers['content-type'])) {
    const answer = await stoodIn<T>(method, path, options);
    if (answer) return answer;
  } else unanswered.delete(key);
  if (response.status === 401 && token && !options.keepsSession) refuseToken(token);
  // With `onBytes` the data that is asked for is a File.
  return options.onBytes
    ? ((await readFileAnswer(response)) as Answer<T>)
    : readAnswer<T>(response);
}

const dataOf =
  (method: HttpMethod) =>
  async <T = unknown>(path: string, options?: HttpOptions): Promise<T> =>
    (await full<T>(method, path, options)).data;

/**
 * The one HTTP client. Paths stand in contracts (`PATHS`), relative to the API's base URL. Each
 * call answers the unwrapped `data` (the raw body where there is no envelope) and throws only
 * `ApiError`. Only the resources of this package use it.
 */
export const http = {
  get: dataOf('GET'),
  post: dataOf('POST'),
  put: dataOf('PUT'),
  delete: dataOf('DELETE'),
  full,
};
