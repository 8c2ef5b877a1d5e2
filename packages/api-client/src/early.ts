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

declare global {
  /** The early script is a bundle of its own: this is all that it shares with the page's code. */
  var backofficeEarlyCalls: EarlyCalls | undefined;
}

/** Milliseconds after which an answer that nobody took is too old. */
const FRESH = 10_000;
const TIME_LIMIT = 8_000;

/**
 * Asks for the paths that the page's code will read first, so that it needn't wait for the code.
 */
export function askEarly(token: string, baseUrl: string, paths: readonly string[]): void {
  const { answers } = (globalThis.backofficeEarlyCalls ??= { token, answers: new Map() });
  for (const path of paths) answers.set(path, ask(token, baseUrl, path));
}

function ask(token: string, baseUrl: string, path: string): EarlyAnswer {
  const answer = fetch(`${baseUrl}/${path}`, {
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
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

/** The answer to a path that was asked early with this token; each is given once. */
export function takeEarly(token: string | null, path: string): EarlyAnswer | undefined {
  const early = globalThis.backofficeEarlyCalls;
  if (!early || early.token !== token) return undefined;
  const found = early.answers.get(path);
  early.answers.delete(path);
  return found && Date.now() - found.sent < FRESH ? found : undefined;
}
