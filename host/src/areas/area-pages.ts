import type { Language, RegistryEntry } from '@backoffice/contracts';
import { addTexts } from '@backoffice/i18n';
import type { ComponentType } from 'react';

import { PAUSES, withAttempts, withTimeLimit } from './attempts';
import { AreaLoadError, type AreaLoading, type LoadedArea } from './load-area';

/** Milliseconds for a page's own code and texts. */
const TIME_LIMIT = 8_000;

/**
 * A page on its way. `status` and `value` are what React's `use` reads: a page that has arrived is
 * rendered at once, without a fallback in between.
 */
type PagePromise = Promise<ComponentType> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: ComponentType;
  reason?: unknown;
};

/** Pages of areas with their texts, each fetched once; a failed one stays so until it is forgotten. */
export class AreaPages {
  private readonly pages = new Map<string, PagePromise>();
  private readonly loadedAreas = new Map<string, RegistryEntry>();

  constructor(
    private readonly loading: AreaLoading,
    private readonly entryOf: (area: string) => RegistryEntry | undefined,
    private readonly pauses: readonly number[] = PAUSES,
  ) {}

  page(area: string, page: string, language: Language): Promise<ComponentType> {
    const key = `${area}/${page}/${language}`;
    const known = this.pages.get(key);
    if (known) return known;
    const promise = this.fetch(area, page, language);
    this.pages.set(key, promise);
    return promise;
  }

  /** Lets a page that failed be fetched anew. */
  forgetFailure(area: string, page: string, language: Language) {
    const key = `${area}/${page}/${language}`;
    if (this.pages.get(key)?.status === 'rejected') this.pages.delete(key);
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
      (component) => void Object.assign(promise, { status: 'fulfilled', value: component }),
      (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
    );
    return promise;
  }

  private async fetchPage(area: string, page: string, language: Language) {
    const entry = this.entryOf(area);
    if (!entry) throw new AreaLoadError(`${area} is not installed`);
    const module = await this.loading.load(entry);
    const [component, texts] = await withAttempts(
      () => withTimeLimit(contentsOf(module, area, page, language), TIME_LIMIT),
      this.pauses,
    ).catch((cause: unknown) => {
      throw cause instanceof AreaLoadError ? cause : new AreaLoadError(String(cause), { cause });
    });
    addTexts(language, texts);
    this.loadedAreas.set(area, entry);
    return component.default;
  }
}

function contentsOf(module: LoadedArea, area: string, page: string, language: Language) {
  const fetchComponent = module.pages[page];
  if (!fetchComponent) throw new AreaLoadError(`${area} has no page "${page}"`);
  return Promise.all([fetchComponent(), module.texts(language)]);
}
