import type * as z from 'zod/mini';

import type { LiveRoot } from './live-roots';
import type { PathNames } from './path-to';
import type { Action } from './rights/actions';

/** One call of the API: the server registers it, the documents describe it, the fakes obey it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api/v1, with parameters as Fastify writes them: `:name`. */
  path: string;
  summary: string;
  /** The action for which `authorize` is asked; null for calls that need no session. */
  action: Action | null;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The whole body of a 2xx answer. */
  answer: z.ZodMiniType;
  /** The roots that others are told changed; none for a write that changes nothing they see. */
  changes?: readonly LiveRoot[];
  /** Answered with a file, streamed; a refusal is JSON as everywhere. */
  file?: true;
  /** Answered with events for as long as it is open. */
  stream?: true;
  /** Not in the specification; where a server lacks it, only the parts that need it are hidden. */
  added?: true;
}

export const defineCall = <const C extends Call>(call: C): C => call;

/** The type of an answer's `data`, or of the whole body where it has no `data`. */
export type DataOf<C extends Call> =
  z.output<C['answer']> extends { data: infer Data } ? Data : z.output<C['answer']>;

/** The body as a client writes it. */
export type BodyOf<C extends Call> = C extends { body: infer Body extends z.ZodMiniType }
  ? z.input<Body>
  : void;

/** The values in a call's path, by name. */
export type ParamsOf<C extends Call> = Record<PathNames<C['path']>, string | number>;

/** The query as a client writes it; what is empty isn't sent. */
export type QueryOf<C extends Call> = C extends { query: infer Query extends z.ZodMiniType }
  ? { [Name in keyof z.input<Query>]?: string | number | null | undefined }
  : undefined;

/** The schema of the type that `DataOf` gives. */
function dataSchema({ answer }: Call): z.ZodMiniType {
  const { data } = (answer as Partial<z.ZodMiniObject>).shape ?? {};
  return (data as z.ZodMiniType | undefined) ?? answer;
}

/** Reads an answer as its call describes it; `issue` names the first field that doesn't fit. */
export function readData<C extends Call>(
  call: C,
  data: unknown,
): { data: DataOf<C> } | { issue: string } {
  const schema = dataSchema(call);
  // If a server spells rows otherwise, the first one shows it: the others needn't be read.
  const first = Array.isArray(data) && data.length > 1 && schema.safeParse(data.slice(0, 1));
  const read = first && !first.success ? first : schema.safeParse(data);
  if (read.success) return { data: read.data as DataOf<C> };
  const [issue] = read.error.issues;
  return { issue: `${issue?.path.join('.') ?? ''}: ${issue?.code ?? 'unknown'}` };
}
