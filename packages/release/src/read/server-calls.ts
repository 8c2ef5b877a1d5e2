import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { API_PREFIX } from '@backoffice/contracts';
import { shapesOf, type Shapes } from '@backoffice/contracts/openapi';

import { checkedServer, failureOf } from '../origin/fetching';

/** Milliseconds to wait for a server's answer. */
const PATIENCE = 10_000;

/**
 * The calls of the server that a release is for: it says them itself at `address`, else it left them
 * beside the releases when it started. Undefined where no server was ever started on that folder.
 *
 * Rejects when the server at `address` doesn't say.
 */
export async function serverCalls(
  releases: string,
  address: string | undefined,
): Promise<Shapes | undefined> {
  if (address !== undefined) return shapesOf(await askServer(address));
  const file = join(releases, 'openapi.json');
  return existsSync(file)
    ? shapesOf(JSON.parse(await readFile(file, 'utf8')) as object)
    : undefined;
}

async function askServer(address: string): Promise<object> {
  const url = new URL(`${API_PREFIX}openapi.json`, checkedServer(address));
  const token = process.env.OPERATIONS_TOKEN;
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE) }).catch(
    (cause: unknown) => {
      throw new Error(`The server at ${address} cannot be asked (${failureOf(cause)}).`, { cause });
    },
  );
  if (answer.status === 401 || answer.status === 403) {
    throw new Error(
      `The server at ${address} tells its calls to operators only: set OPERATIONS_TOKEN to its own.`,
    );
  }
  if (!answer.ok) throw new Error(`The server at ${address} answered ${answer.status} for ${url}`);
  return (await answer.json()) as object;
}
