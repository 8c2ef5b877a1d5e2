/**
 * @import { DevServerOptions } from '../dev-server.mjs'
 * @typedef {DevServerOptions['areas']} DevAreas
 */

/** Milliseconds for one answer. */
const PATIENCE = 15_000;

/**
 * Throws, with an example, unless it is a whole address.
 *
 * @param {string} address
 */
export function checkAddress(address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return;
  throw new Error(`--against: say the whole address, as in https://shop.example, not "${address}"`);
}

/**
 * The surroundings of some areas from an installation elsewhere: only these areas run here.
 * Rejects, with what to do, where no installation answers.
 *
 * @param {string} address
 * @param {DevAreas} areas
 * @returns {Promise<Pick<DevServerOptions, 'areas' | 'api' | 'installed' | 'origins'>>}
 */
export async function installationAt(address, areas) {
  const api = new URL(address).origin;
  const [registry, config] = await Promise.all([
    readJson(new URL('/areas.json', api)),
    readJson(new URL('/config.json', api)),
  ]);
  const { remoteOrigins = [], apiBaseUrl } = config;
  if (!Array.isArray(registry.areas) || typeof apiBaseUrl !== 'string') throw notOurs(api);
  return {
    areas: areas.filter(({ fromSource }) => fromSource),
    api,
    installed: registry.areas,
    origins: [...remoteOrigins, new URL(apiBaseUrl, api).origin],
  };
}

/**
 * @param {URL} address
 * @returns {Promise<any>}
 */
async function readJson(address) {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(address, { signal }).catch((cause) => {
    const why = cause.cause?.message ?? cause.message;
    const text = `${address} cannot be reached (${why}): start the installation, or give --against another address`;
    throw new Error(text, { cause });
  });
  if (!answer.ok) throw notOurs(address.origin, cause(answer));
  return answer.json().catch(() => {
    throw notOurs(address.origin);
  });
}

/** @param {Response} answer */
const cause = ({ url, status }) => `: ${new URL(url).pathname} was answered with ${status}`;

/**
 * @param {string} origin
 * @param {string} [why]
 */
const notOurs = (origin, why = '') =>
  new Error(
    `At ${origin} answers no back office${why}. Give --against the address that browsers use.`,
  );
