/** Calls that were sent before the page's code had come, and the token that they were sent with. */
interface EarlyCalls {
  token: string;
  answers: Map<string, EarlyAnswer>;
}

/** An answer on its way. */
export interface EarlyAnswer {
  /** When the call was sent, in milliseconds since 1970. */
  sent: number;
  answer: Promise<{ status: number; headers: Record<string, string>; text: string }>;
}

/** A read: a POST where it has a body. */
export interface EarlyCall {
  path: string;
  body?: unknown;
}

declare global {
  /** The early script is a bundle of its own: this is all that it shares with the page's code. */
  var backofficeEarlyCalls: EarlyCalls | undefined;
}

/** Milliseconds after which an answer that nobody took is too old. */
const FRESH = 10_000;
const TIME_LIMIT = 8_000;

const keyOf = ({ path, body }: EarlyCall) => `${path} ${JSON.stringify(body) ?? ''}`;

/** Asks for what the page's code will ask for first, so that it needn't wait for the code. */
export function askEarly(token: string, baseUrl: string, calls: readonly EarlyCall[]): void {
  const { answers } = (globalThis.backofficeEarlyCalls ??= { token, answers: new Map() });
  for (const call of calls) answers.set(keyOf(call), ask(token, baseUrl, call));
}

function ask(token: string, baseUrl: string, { path, body }: EarlyCall): EarlyAnswer {
  const answer = fetch(`${baseUrl}/${path}`, {
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIME_LIMIT),
  }).then(async (response) => ({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  }));
  // Whoever takes the answer hears of its failure; until then it must not count as unhandled.
  answer.catch(() => undefined);
  return { sent: Date.now(), answer };
}

/** The answer to a call that was asked early with this token; each is given once. */
export function takeEarly(token: string | null, call: EarlyCall): EarlyAnswer | undefined {
  const early = globalThis.backofficeEarlyCalls;
  if (!early || early.token !== token) return undefined;
  const found = early.answers.get(keyOf(call));
  early.answers.delete(keyOf(call));
  return found && Date.now() - found.sent < FRESH ? found : undefined;
}
