import { readArea } from '../read-area.mjs';

/**
 * @import { DevArea, InstalledArea } from '../dev-server.mjs'
 */

/** The registry of the development server, made from the areas' current files. */
export class DevRegistry {
  /** @type {Map<string, object>} the last readable `area.json` of each area */
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
      this.#readable.set(name, readArea(directory));
    } catch (error) {
      if (!this.#readable.has(name)) throw error;
    }
    return this.#readable.get(name);
  }
}
