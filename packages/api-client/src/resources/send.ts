import { http, type Answer, type HttpOptions } from '@backoffice/api-client';
import {
  pathTo,
  type BodyOf,
  type Call,
  type ParamsOf,
  type PathNames,
  type QueryOf,
} from '@backoffice/contracts';

type Beside = Omit<HttpOptions, 'params' | 'body' | 'onBytes'>;

/** What a call is sent with: the values in its path, its query and its body as the contract has them. */
export type Sent<C extends Call> = Beside & { query?: QueryOf<C>; body?: BodyOf<C> | Blob } & ([
    PathNames<C['path']>,
  ] extends [never]
    ? { params?: undefined }
    : { params: ParamsOf<C> });

/** Sends a call and returns its answer unchecked. Throws ApiError. */
export function send<const C extends Call>(call: C, sent: Sent<C>): Promise<Answer<unknown>> {
  const { params, query, ...rest } = sent;
  return http.full(call.method, params ? pathTo(call.path, params) : call.path, {
    ...rest,
    ...(query === undefined ? {} : { params: query }),
  });
}

/** A write as it will be sent, for somebody who has to approve it. */
export function requestOf<const C extends Call & { method: 'POST' | 'PUT' }>(
  { method, path }: C,
  { params, body }: { body: BodyOf<C> } & Pick<Sent<C>, 'params'>,
) {
  return { method: method as C['method'], path: params ? pathTo(path, params) : path, body };
}
