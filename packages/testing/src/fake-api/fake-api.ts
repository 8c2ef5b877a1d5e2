import { interceptHttp } from '@backoffice/api-client';
import { failureSchema, type ErrorCode } from '@backoffice/contracts';
import { calls, type Call } from '@backoffice/contracts/calls';
import {
  AxiosError,
  CanceledError,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import type * as z from 'zod/mini';

import { signedIn } from '../factories/people';
import { withoutField } from '../specified/optional-fields';
import { failure, plain, Reply, type FailureDetails } from './reply';
import { matchPath, objections, readRequest, type FakeRequest } from './request';

/** The data of a call's answer; its whole body where it has no data. */
export type DataOf<C extends Call> =
  z.input<C['answer']> extends { data: infer D } ? D : z.input<C['answer']>;

/** The body that a call takes. */
export type BodyOf<C extends Call> =
  NonNullable<C['body']> extends z.ZodMiniType ? z.input<NonNullable<C['body']>> : undefined;

type MaybePromise<T> = T | Promise<T>;
export type Handler<C extends Call> = (
  request: FakeRequest<BodyOf<C>>,
) => MaybePromise<DataOf<C> | Reply>;

type Act = (request: FakeRequest) => MaybePromise<unknown>;
interface Stub {
  call: Call;
  act: Act;
}

const networkError = (config: InternalAxiosRequestConfig) =>
  new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);

/** As a browser does: a call is given up once its time is over. */
async function withinTimeLimit(gate: Promise<void>, config: InternalAxiosRequestConfig) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const timeout = new AxiosError('Timeout', AxiosError.ECONNABORTED, config);
    if (config.timeout) timer = setTimeout(() => reject(timeout), config.timeout);
  });
  await Promise.race([gate, limit]).finally(() => clearTimeout(timer));
}

let answering = false;

/** Whether a test has a fake API. */
export const isFaked = (): boolean => answering;

/**
 * A server in the test, at the edge where calls would leave the browser. Requests and answers are
 * checked against the contracts; a call that nobody stubbed fails the test. `GET
 * authentication/user` is stubbed from the start with `signedIn()`.
 */
export class FakeApi {
  private stubs: Stub[] = [];
  private received: { call: Call; request: FakeRequest }[] = [];
  private problems: string[] = [];
  private gates = new Map<Call, Promise<void>>();
  private omitted = new Map<Call, string>();
  private restore: () => void = () => undefined;

  /** Answers a call with data, a `Reply` or a function's result; replaces an earlier answer. */
  on<C extends Call>(call: C, answer: DataOf<C> | Reply | Handler<C>): void {
    const act = typeof answer === 'function' ? (answer as Act) : () => answer;
    this.stubs = [{ call, act }, ...this.stubs.filter((stub) => stub.call !== call)];
  }

  /** Refuses a call as our server would. */
  fail(
    call: Call,
    status: number,
    code: ErrorCode,
    message: string,
    details?: FailureDetails,
  ): void {
    const reply = failure(status, code, message, details);
    this.on(call, () => reply);
  }

  /** The call arrives, its answer never does. */
  offline(call: Call): void {
    this.on(call, () => {
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
    });
  }

  /** Answers as a plain server does that doesn't know the call: with 404. */
  unsupported(call: Call): void {
    this.on(call, () => plain({ message: 'Not Found' }, 404));
  }

  /** Keeps answers of a call back until the returned function is called. */
  hold(call: Call): () => void {
    let release: () => void = () => undefined;
    this.gates.set(call, new Promise((resolve) => (release = resolve)));
    return () => {
      this.gates.delete(call);
      release();
    };
  }

  /** Leaves a field out of a call's answers (`data.user.id`, in every row of a list). */
  omit(call: Call, field: string): void {
    this.omitted.set(call, field);
  }

  /** The requests that a call received so far, oldest first. */
  requests<C extends Call>(call: C): FakeRequest<BodyOf<C>>[] {
    const ofCall = this.received.filter((entry) => entry.call === call);
    return ofCall.map(({ request }) => request as FakeRequest<BodyOf<C>>);
  }

  /** The last request of a call; throws when there was none. */
  lastRequest<C extends Call>(call: C): FakeRequest<BodyOf<C>> {
    const last = this.requests(call).at(-1);
    if (!last) throw new Error(`${call.method} ${call.path} was not called`);
    return last;
  }

  /** For the set-up: answers from now on, knowing nothing but the session; views may be told. */
  install(): void {
    this.stubs = [];
    this.received = [];
    this.problems = [];
    this.gates.clear();
    this.omitted.clear();
    this.on(calls.authentication.user, () => signedIn());
    this.on(calls.clientViews.count, null);
    this.restore = interceptHttp((config) => this.answer(config));
    answering = true;
  }

  /** For the set-up: fails the test when a call was unknown or broke its contract. */
  finish(): void {
    this.restore();
    answering = false;
    if (this.problems.length > 0) throw new Error(this.problems.join('\n'));
  }

  private async answer(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    const request = readRequest(config);
    const stub = this.stubFor(request);
    if (!stub) {
      this.problems.push(`${request.method} ${request.path} is not stubbed`);
      throw networkError(config);
    }
    const { call } = stub;
    this.received.push({ call, request });
    this.object(call, [
      ...objections('params', call.params, request.params),
      ...objections('query', call.query, request.query),
      ...objections('body', call.body, request.body),
    ]);
    const result = await stub.act(request);
    const gate = this.gates.get(call);
    if (gate) await withinTimeLimit(gate, config);
    if (config.signal?.aborted) throw new CanceledError(undefined, config);
    const reply = result instanceof Reply ? result : replyFor(call, result);
    if (reply.isChecked) {
      const schema = reply.status < 300 ? call.answer : failureSchema;
      this.object(call, objections('answer', schema, reply.body));
    }
    return {
      config,
      status: reply.status,
      statusText: '',
      headers: reply.headers,
      data:
        reply.body instanceof Blob ? reply.body : this.shortened(call, structuredClone(reply.body)),
    };
  }

  private shortened(call: Call, body: unknown): unknown {
    const field = this.omitted.get(call);
    return field === undefined ? body : withoutField(body, field);
  }

  private stubFor(request: FakeRequest): Stub | undefined {
    const sameMethod = this.stubs.filter(({ call }) => call.method === request.method);
    // Paths without a variable part win, as on the server.
    const ordered = sameMethod.sort(
      (a, b) => Number(a.call.path.includes(':')) - Number(b.call.path.includes(':')),
    );
    for (const stub of ordered) {
      const params = matchPath(stub.call, request.path);
      if (params) {
        request.params = params;
        return stub;
      }
    }
    return undefined;
  }

  private object(call: Call, found: string[]): void {
    this.problems.push(...found.map((problem) => `${call.method} ${call.path} ${problem}`));
  }
}

/** Data in its envelope; a body without data (`verify/token`) stands for itself. */
function replyFor(call: Call, result: unknown): Reply {
  const isWholeBody = objections('answer', call.answer, result).length === 0;
  return new Reply(200, isWholeBody ? result : { success: true, data: result });
}

/** The fake API of a test file: call it once at the top, outside the tests. */
export function fakeApi(): FakeApi {
  const api = new FakeApi();
  beforeEach(() => api.install());
  afterEach(() => api.finish());
  return api;
}
