import type { Refusal } from '../refusal';
import { askServer } from './ask-server';
import { checkedServer } from './fetching';
import { verifyFiles } from './verify-files';

/**
 * Whether browsers will get a release from another origin: the servers let code come from there, and
 * each file is there with the bytes that it has here, for pages of these servers to load.
 *
 * @param folder of the release
 * @param manifest its address there
 * @param servers addresses
 */
export async function verifyOrigin(
  folder: string,
  manifest: string,
  servers: string[],
): Promise<Refusal[]> {
  const { origin } = new URL(manifest);
  if (servers.length === 0) {
    return [
      {
        reason: `Nothing says whether the servers let code come from ${origin}`,
        remedy: `Name each of them: --server https://shop.example. They need REMOTE_ORIGINS=${origin}.`,
      },
    ];
  }
  const pages = [...new Set(servers.map(checkedServer))];
  const answers = await Promise.all(pages.map((server) => askServer(server, origin)));
  const base = new URL('.', manifest).href;
  return [...answers.flat(), ...(await verifyFiles(folder, base, pages))];
}
