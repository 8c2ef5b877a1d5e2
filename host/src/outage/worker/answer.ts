import type { PartName } from './addresses';
import { openFiles, readGeneration } from './generation';

/** Milliseconds that the server has before it counts as silent: a dead line often doesn't say so. */
const PATIENCE = 3_000;
/** Statuses with which a proxy says that the server behind it is away. */
const OF_PROXIES = [502, 503, 504];

/** The server's word, so that a release is seen at once; what is kept where it is silent. */
export async function serverFirst(
  request: Request,
  name: PartName,
  patience = PATIENCE,
): Promise<Response> {
  const asked = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const answer = await Promise.race([asked.catch(() => undefined), late]);
  if (answer && !OF_PROXIES.includes(answer.status)) return answer;
  const kept = (await readGeneration().catch(() => undefined))?.parts[name];
  return kept ? new Response(kept.body, { headers: kept.headers }) : asked;
}

/** A file's name is its content: what is kept is right, and no slower than the browser's own cache. */
export async function keptFirst(request: Request): Promise<Response> {
  const kept = await openFiles()
    .then((cache) => cache.match(request.url, { ignoreVary: true }))
    .catch(() => undefined);
  return kept ?? fetch(request);
}
