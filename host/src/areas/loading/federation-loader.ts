import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/** The parts of the federation's runtime that loading an area needs. */
export interface FederationLoader {
  registerRemotes: (
    remotes: { name: string; entry: string }[],
    options?: { force?: boolean },
  ) => void;
  loadRemote: (id: string) => Promise<unknown>;
  /** From now on the file at this address is refused unless its bytes have this hash. */
  pin: (url: string, integrity: string) => void;
}

/** Milliseconds for one file of a remote. */
const TIME_LIMIT = 8_000;
/** A hash that no file has. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

const addressOf = (url: string, base = document.baseURI) => new URL(url, base).href;
const folderOf = (url: string) => addressOf('.', addressOf(url));

/**
 * The runtime itself. Its own fetch of a manifest waits for ever and keeps an error page that
 * happens to be JSON: both are turned into failures here.
 */
export function createFederationLoader(): FederationLoader {
  const asked = new Map<string, number>();
  /** How often a file was asked for before. */
  const countOf = (url: string) => {
    const times = asked.get(url) ?? 0;
    asked.set(url, times + 1);
    return times;
  };
  const pins = new Map<string, string>();
  const pinnedFolders = new Set<string>();
  /** A file without a pin is refused if it lies in a folder with pinned files. */
  const integrityOf = (url: string) =>
    pins.get(addressOf(url)) ?? (pinnedFolders.has(folderOf(url)) ? NO_FILE : '');

  registerPlugins([
    {
      name: 'limits-and-pins',
      fetch: async (url, init) => {
        const response = await fetch(url, {
          ...init,
          // The cache keeps files for ever: after a refusal it must not give the same bytes again.
          cache: countOf(url) === 0 ? 'default' : 'reload',
          integrity: integrityOf(url),
          signal: AbortSignal.timeout(TIME_LIMIT),
        });
        if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
        return response;
      },
      createScript: ({ url }) => {
        const times = countOf(url);
        const script = document.createElement('script');
        // A browser makes the second request for an address wait for the first, even a hung one.
        script.src = times === 0 ? url : `${url}?attempt=${times}`;
        script.crossOrigin = 'anonymous';
        script.integrity = integrityOf(url);
        return { script, timeout: TIME_LIMIT };
      },
    },
  ]);
  const pin = (url: string, integrity: string) => {
    pins.set(addressOf(url), integrity);
    pinnedFolders.add(folderOf(url));
  };
  return { registerRemotes, loadRemote, pin };
}
