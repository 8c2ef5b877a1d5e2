import type * as z from 'zod/mini';

import type { LiveRoot } from './live-roots';
import type { Action } from './rights/actions';

/** One call of the API: the server registers it, the documents describe it, the fakes obey it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api/v1, with Fastify's `:name` for what varies. */
  path: string;
  summary: string;
  /** What `authorize` is asked; null for calls that need no session. */
  action: Action | null;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The whole body of a 2xx answer. */
  answer: z.ZodMiniType;
  /** What it changes, for others to be told; of a write that changes nothing they see, none. */
  changes?: readonly LiveRoot[];
  /** Answered with a file, streamed; a refusal is JSON as everywhere. */
  file?: true;
  /** Answered with events for as long as it is open. */
  stream?: true;
  /** Not in the specification: its absence on another server hides only what needs it. */
  added?: true;
}

export const defineCall = <const C extends Call>(call: C): C => call;
