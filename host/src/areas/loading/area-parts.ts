import type { AreaSearch, Language, RegistryEntry } from '@backoffice/contracts';
import { addTexts } from '@backoffice/i18n';
import { withAttempts } from '@backoffice/ui';
import type { ComponentType } from 'react';

import {
  AreaLoadError,
  AreaReplacedError,
  asLoadError,
  type AreaLoading,
  type LoadedArea,
} from './load-area';
import { withTimeLimit } from './time-limit';

/** Milliseconds for a part's own code and texts. */
const TIME_LIMIT = 8_000;

/** The kinds of parts that an area has, with their types. */
interface Kinds {
  page: ComponentType;
  extension: ComponentType<object>;
  search: AreaSearch;
}
type Kind = keyof Kinds;

/** A part on its way; once it is settled, with its outcome. */
export type Arrival<Part> = Promise<Part> & {
  status?: 'fulfilled' | 'rejected';
  value?: Part;
  reason?: unknown;
};

/**
 * Parts of areas with their texts, each fetched once; a failed one stays so until it is forgotten.
 * No `Code` of ui: React's `use` wants the same promise at each rendering, also one that failed.
 */
export class AreaParts {
  private readonly parts = new Map<string, Arrival<unknown>>();
  private readonly loadedAreas = new Map<string, RegistryEntry>();

  constructor(
    private readonly loading: AreaLoading,
    private readonly entryOf: (area: string) => RegistryEntry | undefined,
    private readonly isReplaced: (entry: RegistryEntry) => Promise<boolean>,
    private readonly pauses?: readonly number[],
  ) {}

  /** Fetches a page with its texts; rejects with an `AreaLoadError`. */
  page(area: string, page: string, language: Language): Arrival<ComponentType> {
    return this.arrival(area, 'page', page, language);
  }

  /** Lets a page that failed be fetched anew. */
  forgetFailure(area: string, page: string, language: Language) {
    this.forget('page', `${area}/${page}/${language}`);
  }

  /** Fetches an extension for a slot; rejects with an `AreaLoadError`, tries anew the next time. */
  extension(area: string, name: string, language: Language): Promise<ComponentType<object>> {
    this.forget('extension', `${area}/${name}/${language}`);
    return this.arrival(area, 'extension', name, language);
  }

  /** Fetches an area's search; rejects with an `AreaLoadError`, and tries anew the next time. */
  search(area: string, language: Language): Promise<AreaSearch> {
    this.forget('search', `${area}//${language}`);
    return this.arrival(area, 'search', '', language);
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

  private forget(kind: Kind, key: string) {
    if (this.parts.get(`${kind} ${key}`)?.status === 'rejected')
      this.parts.delete(`${kind} ${key}`);
  }

  private arrival<K extends Kind>(area: string, kind: K, name: string, language: Language) {
    const key = `${kind} ${area}/${name}/${language}`;
    const known = this.parts.get(key);
    if (known) return known as Arrival<Kinds[K]>;
    const arrival: Arrival<Kinds[K]> = this.fetch(area, kind, name, language);
    arrival.then(
      (value) => void Object.assign(arrival, { status: 'fulfilled', value }),
      (reason: unknown) => void Object.assign(arrival, { status: 'rejected', reason }),
    );
    this.parts.set(key, arrival);
    return arrival;
  }

  private async fetch<K extends Kind>(area: string, kind: K, name: string, language: Language) {
    const entry = this.entryOf(area);
    if (!entry) throw new AreaLoadError(`${area} is not installed`);
    if (kind === 'page') this.loading.fetchAhead(entry, name, language);
    try {
      const module = await this.loading.load(entry);
      const [part, texts] = await withAttempts(
        () => withTimeLimit(contentsOf(module, area, kind, name, language), TIME_LIMIT),
        this.pauses,
      );
      addTexts(language, texts);
      this.loadedAreas.set(area, entry);
      return part.default as Kinds[K];
    } catch (cause) {
      throw await this.failureOf(entry, cause);
    }
  }

  /** A removed file looks like one that did not arrive: only a newer release tells them apart. */
  private async failureOf(entry: RegistryEntry, cause: unknown): Promise<AreaLoadError> {
    const error = asLoadError(cause);
    const isReplaced = await this.isReplaced(entry);
    return isReplaced ? new AreaReplacedError(error.message, { cause }) : error;
  }
}

function contentsOf(
  module: LoadedArea,
  area: string,
  kind: Kind,
  name: string,
  language: Language,
) {
  const sources: Record<Kind, (() => Promise<{ default: unknown }>) | undefined> = {
    page: module.pages[name],
    extension: module.extensions?.[name],
    search: module.search,
  };
  const fetchPart = sources[kind];
  if (!fetchPart) throw new AreaLoadError(`${area} has no ${kind} "${name}"`);
  return Promise.all([fetchPart(), module.texts(language, name)]);
}
