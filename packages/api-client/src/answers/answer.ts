import type { Conflict, PageInfo, Param, Said } from '@backoffice/contracts';
import type { AxiosResponse } from 'axios';

import { ApiError, type ApiErrorCode } from '../api-error';

/** The answer to a call: its data, and what some servers send beside it. */
export interface Answer<T> {
  data: T;
  page?: PageInfo;
  message?: string;
}

const CODE_BY_STATUS: Record<number, ApiErrorCode> = {
  400: 'malformed',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  422: 'invalid',
  429: 'too_many_requests',
  500: 'internal',
  503: 'unavailable',
};

const asObject = (body: unknown): Record<string, unknown> | null =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : null;

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** `Retry-After` comes as seconds or as a date. */
function secondsToWait(header: unknown): number | undefined {
  if (typeof header !== 'string' || header === '') return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** The reasons of a refusal, which our server sends beside its sentences. */
const reasonsOf = (body: Record<string, unknown> | null) => ({
  reason: asText(body?.reason),
  params: (asObject(body?.params) as Record<string, Param> | null) ?? undefined,
  fieldReasons: (asObject(body?.field_reasons) as Record<string, Said> | null) ?? undefined,
});

function failureOf(response: AxiosResponse<unknown>, code: ApiErrorCode): ApiError {
  const body = asObject(response.data);
  return new ApiError({
    status: response.status,
    code: (asText(body?.code) as ApiErrorCode | undefined) ?? code,
    serverMessage: asText(body?.message) ?? asText(body?.error),
    ...reasonsOf(body),
    fields: (asObject(body?.fields) as Record<string, string> | null) ?? undefined,
    conflicts: Array.isArray(body?.conflicts) ? (body.conflicts as Conflict[]) : undefined,
    data: body?.data ?? undefined,
    retryAfter: secondsToWait(response.headers['retry-after']),
    requestId: asText(body?.requestId) ?? asText(response.headers['x-request-id']),
  });
}

/** Throws for a proxy's sign-in page, a start page that answers any path, or JSON that was cut. */
function refuseText({ data, headers, status }: AxiosResponse<unknown>): void {
  if (typeof data !== 'string') return;
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  if (isPage) throw new ApiError({ status, code: 'web_page' });
  if (/^\s*[[{]/.test(data)) throw new ApiError({ status, code: 'bad_answer' });
}

/** Takes `data` out of the envelope, or the raw body where there is none. Throws ApiError. */
export function readAnswer<T>(response: AxiosResponse<unknown>): Answer<T> {
  if (response.status < 200 || response.status >= 300) {
    throw failureOf(response, CODE_BY_STATUS[response.status] ?? 'unknown');
  }
  refuseText(response);
  const body = asObject(response.data);
  if (body?.success === false) throw failureOf(response, 'rejected');
  if (body?.data !== undefined) {
    return {
      data: body.data as T,
      page: (asObject(body.page) as PageInfo | null) ?? undefined,
      message: asText(body.message),
    };
  }
  const raw = response.data === '' || response.data === undefined ? null : response.data;
  return { data: raw as T, message: asText(body?.message) };
}
