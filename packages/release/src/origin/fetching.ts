/** Milliseconds for one answer. */
const TIME_LIMIT = 15_000;

/** Fetches without following redirects, and not for ever. */
export const ask = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIME_LIMIT) });

/** Why there was no answer; `fetch` itself only says that it failed. */
export function failureOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: Error & { code?: string } };
  return cause?.code ?? cause?.message ?? message;
}

/** The origin of a server's address. Throws, with what is wrong, for what is none. */
export function checkedServer(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`--server: say the whole address, as in https://shop.example, not "${address}".`);
}
