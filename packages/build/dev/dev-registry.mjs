import { readArea } from '../read-area.mjs';

/**
 * @import { DevArea, InstalledArea } from '../dev-server.mjs'
 */

/** The registry of the development server, made from the areas' current files. */
export class DevRegistry {
  /** @type {Map<string, ReturnType<typeof readArea>>} the last readable `area.json` of each area */
  #readable = new Map();
  #last = '';

  /**
   * @param {DevArea[]} areas
   * @param {InstalledArea[]} elsewhere
   */
  constructor(areas, elsewhere) {
    this.areas = areas;
    this.elsewhere = elsewhere;
    this.hasChanged();
  }

  text() {
    const local = this.areas.map((dev) => {
      const release = dev.fromSource ? 'dev' : 'built';
      const manifest = `/remotes/${dev.name}/${release}/mf-manifest.json`;
      return { area: this.#read(dev), release, manifest };
    });
    return JSON.stringify({
      host: { release: 'development' },
      areas: [...local, ...this.elsewhere],
    });
  }

  /** The routes of developed areas that another area has: the shell shows one page for an address. */
  takenRoutes() {
    const developed = this.areas.filter(({ fromSource }) => fromSource);
    const built = this.areas.filter(({ fromSource }) => !fromSource);
    const local = [...built, ...developed].map((dev) => this.#read(dev));
    /** @type {Map<string, string>} */
    const owners = new Map();
    return [...this.elsewhere.map(({ area }) => area), ...local].flatMap(({ name, routes }) =>
      routes.flatMap(({ path }) => {
        const owner = owners.get(path.toLowerCase());
        owners.set(path.toLowerCase(), owner ?? name);
        return owner
          ? [`${name}/area.json: the route ${path} belongs to ${owner}. Choose another path.`]
          : [];
      }),
    );
  }

  /** Whether the registry changed since the last call. */
  hasChanged() {
    const before = this.#last;
    this.#last = this.text();
    return this.#last !== before;
  }

  /**
   * The compiler tells of a slip in `area.json`; until it is mended, the last readable one counts.
   *
   * @param {DevArea} area
   */
  #read({ name, directory }) {
    try {
      const area = readArea(directory);
      this.#readable.set(name, area);
      return area;
    } catch (error) {
      const readable = this.#readable.get(name);
      if (!readable) throw error;
      return readable;
    }
  }
}
