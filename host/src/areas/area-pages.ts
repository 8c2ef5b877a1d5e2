import type { Language, RegistryEntry } from '@backoffice/contracts';
import { addTexts } from '@backoffice/i18n';
import { withAttempts } from '@backoffice/ui';
import type { ComponentType } from 'react';

import { AreaLoadError, type AreaLoading, type LoadedArea } from './load-area';
import { withTimeLimit } from './time-limit';

/** Milliseconds for a page's own code and texts. */
const TIME_LIMIT = 8_000;

/** A page on its way, and how far it is. */
interface Arrival {
  promise: Promise<ComponentType>;
  component?: ComponentType;
  failure?: { reason: unknown };
}

/** Pages of areas with their texts, each fetched once; a failed one stays so until it is forgotten. */
export class AreaPages {
  private readonly pages = new Map<string, Arrival>();
  private readonly loadedAreas = new Map<string, RegistryEntry>();

  constructor(
    private readonly loading: AreaLoading,
    private readonly entryOf: (area: string) => RegistryEntry | undefined,
    private readonly pauses?: readonly number[],
  ) {}

  /** Fetches a page with its texts; rejects with an `AreaLoadError`. */
  page(area: string, page: string, language: Language): Promise<ComponentType> {
    return this.arrival(area, page, language).promise;
  }

  /**
   * For rendering: the page's component if it has arrived, else React is told to wait for it. A
   * page that is there shows at once, without a fallback in between.
   */
  arrivedPage(area: string, page: string, language: Language): ComponentType {
    const { component, failure, promise } = this.arrival(area, page, language);
    if (component) return component;
    if (failure) throw failure.reason;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React is told to wait
    throw promise;
  }

  /** Lets a page that failed be fetched anew. */
  forgetFailure(area: string, page: string, language: Language) {
    const key = `${area}/${page}/${language}`;
    if (this.pages.get(key)?.failure) this.pages.delete(key);
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

  private arrival(area: string, page: string, language: Language): Arrival {
    const key = `${area}/${page}/${language}`;
    const known = this.pages.get(key);
    if (known) return known;
    const arrival: Arrival = { promise: this.fetchPage(area, page, language) };
    arrival.promise.then(
      (component) => void (arrival.component = component),
      (reason: unknown) => void (arrival.failure = { reason }),
    );
    this.pages.set(key, arrival);
    return arrival;
  }

  private async fetchPage(area: string, page: string, language: Language) {
    const entry = this.entryOf(area);
    if (!entry) throw new AreaLoadError(`${area} is not installed`);
    this.loading.fetchAhead(entry, page, language);
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
