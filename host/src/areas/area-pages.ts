import type { Language, RegistryEntry } from '@backoffice/contracts';
import { addTexts } from '@backoffice/i18n';
import type { ComponentType } from 'react';

import { AreaLoadError, type AreaLoading } from './load-area';

/**
 * A page on its way. `status` and `value` are what React's `use` reads: a page that has arrived is
 * rendered at once, without a fallback in between.
 */
export type PagePromise = Promise<ComponentType> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: ComponentType;
  reason?: unknown;
};

/** Pages of areas with their texts, each fetched once; a failed one is fetched anew after `forget`. */
export class AreaPages {
  private readonly pages = new Map<string, PagePromise>();
  private readonly loadedAreas = new Map<string, RegistryEntry>();

  constructor(
    private readonly loading: AreaLoading,
    private readonly entryOf: (area: string) => RegistryEntry | undefined,
  ) {}

  page(area: string, page: string, language: Language): PagePromise {
    const key = `${area}/${page}/${language}`;
    const known = this.pages.get(key);
    if (known) return known;
    const promise = this.fetch(area, page, language);
    this.pages.set(key, promise);
    return promise;
  }

  forget(area: string, page: string, language: Language) {
    this.pages.delete(`${area}/${page}/${language}`);
  }

  /** Fetches an area's code before it is asked for. A failure shows when the area is opened. */
  async preload(area: string): Promise<void> {
    const entry = this.entryOf(area);
    if (entry) await this.loading.load(entry).catch(() => undefined);
  }

  /** Adds the texts of a language for all areas on screen so far, before it is switched on. */
  async loadTexts(language: Language): Promise<void> {
    const areas = [...this.loadedAreas.values()];
    await Promise.all(
      areas.map(async (entry) => {
        const module = await this.loading.load(entry);
        addTexts(language, await module.texts(language));
      }),
    );
  }

  private fetch(area: string, page: string, language: Language): PagePromise {
    const promise: PagePromise = this.fetchPage(area, page, language);
    promise.status = 'pending';
    promise.then(
      (component) => Object.assign(promise, { status: 'fulfilled', value: component }),
      (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
    );
    return promise;
  }

  private async fetchPage(area: string, page: string, language: Language) {
    const entry = this.entryOf(area);
    if (!entry) throw new AreaLoadError(`${area} is not installed`);
    const module = await this.loading.load(entry);
    const fetchComponent = module.pages[page];
    if (!fetchComponent) throw new AreaLoadError(`${area} has no page "${page}"`);
    const [component, texts] = await Promise.all([fetchComponent(), module.texts(language)]);
    addTexts(language, texts);
    this.loadedAreas.set(area, entry);
    return component.default;
  }
}
