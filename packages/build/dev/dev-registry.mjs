import { readArea } from '../read-area.mjs';

/**
 * @import { DevArea, InstalledArea } from '../dev-server.mjs'
 */

/** The registry of the development server, as the areas' files say now. */
export class DevRegistry {
  /** @type {Map<string, object>} what each area last said that could be read */
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

  /** Whether it is another one than when this was last asked. */
  hasChanged() {
    const before = this.#last;
    this.#last = this.text();
    return this.#last !== before;
  }

  /**
   * A slip in `area.json` is told by the compiler; until it is mended, what stood there before holds.
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
