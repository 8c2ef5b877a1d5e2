import * as z from 'zod/mini';

import type { Language } from '../texts/language';
import { linkName, linkSchema, routePath, type LinkName, type Links } from './links';
import { extensionSchema } from './slots';

/** A text in each language of the product. */
export const localizedSchema = z.object({
  en: z.string().check(z.minLength(1)),
  sq: z.string().check(z.minLength(1)),
  tr: z.string().check(z.minLength(1)),
  ar: z.string().check(z.minLength(1)),
});
export type Localized = z.infer<typeof localizedSchema>;

/** Headings of the sidebar, in their order. What has none stands above them. */
export const ROUTE_GROUPS = ['sell', 'stock', 'money', 'catalogue', 'company', 'demo'] as const;
export type RouteGroup = (typeof ROUTE_GROUPS)[number];

/** A link below an entry of the sidebar. */
const childSchema = z.object({ path: routePath, label: localizedSchema });

/** What can be done on a page, for quick search: it opens the page with these values of its query. */
const pageActionSchema = z.object({
  label: localizedSchema,
  query: z.record(z.string(), z.string()),
  keywords: z.optional(z.array(z.string())),
  /** The action that a person must be allowed, besides the page's own. */
  requires: z.optional(z.string()),
});

/** Keys that do something on a page, pressed together: `["Ctrl", "Enter"]`. */
const shortcutSchema = z.object({
  keys: z.array(z.string()).check(z.minLength(1)),
  label: localizedSchema,
});

export const areaRouteSchema = z.object({
  /** Without the layout prefix (/admin or /rtl), which the shell adds. */
  path: routePath,
  /** A key of the module's `pages`. */
  page: z.string().check(z.minLength(1)),
  label: localizedSchema,
  /** In the source: a name of bootstrap-icons. In the registry: path data of a 16 × 16 SVG. */
  icon: z.string().check(z.minLength(1)),
  /** Needs a token: without one the shell goes to the sign-in. */
  guarded: z.boolean(),
  /** Is shown to anybody, signed in or not. */
  open: z.optional(z.boolean()),
  /** Stands alone, without sidebar and top bar, also for somebody who is signed in. */
  alone: z.optional(z.boolean()),
  /** Stands in the sidebar. */
  sidebar: z.boolean(),
  /** Place among all routes of the sidebar and of quick search; small first. */
  order: z.int(),
  /** The heading of the sidebar that it stands under (`ROUTE_GROUPS`). */
  group: z.optional(z.string()),
  keywords: z.optional(z.array(z.string())),
  /** Stands in quick search, where label and path may differ from the route's own. */
  search: z.optional(z.object({ label: localizedSchema, path: routePath })),
  actions: z.optional(z.array(pageActionSchema)),
  shortcuts: z.optional(z.array(shortcutSchema)),
  /** Sends on to another path; skipped by the sidebar. */
  redirect: z.optional(routePath),
  children: z.optional(z.array(childSchema)),
  /** The action that a person must be allowed (`Action`). */
  requires: z.optional(z.string()),
  /** Its calls are not in the specification, although the action that it requires is. */
  added: z.optional(z.boolean()),
});
export type AreaRoute = z.infer<typeof areaRouteSchema>;

/** `area.json`: all that the shell knows of an area before it runs any of its code. */
export const areaSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9]*$/, 'Lower-case letters and digits')),
  routes: z.array(areaRouteSchema).check(z.minLength(1)),
  /** Where other areas may lead (`Links`). */
  links: z.optional(z.record(linkName, linkSchema)),
  /** Links of other areas, or of its own, that its code asks for. */
  usesLinks: z.optional(z.array(linkName)),
  /**
   * It finds things for quick search: the heading above them, and the action that a person must be
   * allowed.
   */
  search: z.optional(z.object({ label: localizedSchema, requires: z.optional(z.string()) })),
  extensions: z.optional(z.array(extensionSchema)),
  /** Tills that go on selling without a line keep all of its files. */
  withoutLine: z.optional(z.boolean()),
});
export type Area = z.infer<typeof areaSchema>;

const fileNames = z.record(z.string(), z.array(z.string()));

/** The files of a release that one page needs, and those with the texts of one language. */
export const areaFilesSchema = z.object({
  pages: fileNames,
  texts: fileNames,
  /**
   * The script that sets the global `backoffice_<area>`, beside the manifest: the shell runs it
   * without reading the manifest first.
   */
  entry: z.optional(z.string().check(z.regex(/^[\w.-]+\.js$/, 'Name of a script'))),
});

export const registryEntrySchema = z.object({
  area: areaSchema,
  release: z.string().check(z.minLength(1)),
  /** URL of the release's mf-manifest.json, relative to the registry or absolute. */
  manifest: z.string().check(z.minLength(1)),
  /**
   * By file beside the manifest (itself, the entry, the exposed module) the hash that its bytes
   * must have, as subresource integrity writes it. The entry knows those of all other files.
   */
  integrity: z.optional(z.record(z.string(), z.string())),
  /** Files beside the manifest that the shell may fetch ahead of the code that asks for them. */
  files: z.optional(areaFilesSchema),
});
export type RegistryEntry = z.infer<typeof registryEntrySchema>;

/** `GET /areas.json`. */
export const registrySchema = z.object({
  host: z.optional(z.object({ release: z.string() })),
  areas: z.array(registryEntrySchema),
});
export type Registry = z.infer<typeof registrySchema>;

/** `GET /config.json`. */
export const clientConfigSchema = z.object({
  apiBaseUrl: z.string(),
  /** Origins besides the page's own from which areas may come. */
  remoteOrigins: z.optional(z.array(z.string())),
});
export type ClientConfig = z.infer<typeof clientConfigSchema>;

/** Texts of one language by i18next namespace. */
export type Texts = Record<string, object>;

/** The address of a link under the layout prefix in use; undefined where no area has it. */
export type Href = <Name extends LinkName>(
  name: Name,
  ...params: object extends Links[Name] ? [params?: Links[Name]] : [params: Links[Name]]
) => string | undefined;

/** Something that an area found for quick search. */
export interface FoundItem {
  /** Unique among what the area found. */
  key: string;
  label: string;
  detail?: string;
  /** The address that it leads to, as `Href` gives it; without one it is not shown. */
  to: string | undefined;
}

export interface SearchOptions {
  signal: AbortSignal;
  href: Href;
  /** The company's time zone, where the server says it. */
  timeZone: string | undefined;
}

/** Finds what matches a text, best first; a rejection counts as nothing found. */
export type AreaSearch = (text: string, options: SearchOptions) => Promise<FoundItem[]>;

/**
 * What an area exposes as `./area`: its pages and its texts, each loaded when first needed.
 * `Component` is the page's component type; this package knows no UI library.
 */
export interface AreaModule<Component = unknown> {
  pages: Record<string, () => Promise<{ default: Component }>>;
  /**
   * @param part the page or extension that is wanted, or '' for `search`: an area may leave out
   *   texts of other parts. Without it all texts are wanted, as when the language changes.
   */
  texts: (language: Language, part?: string) => Promise<Texts>;
  /** Only where `area.json` has `search`. */
  search?: () => Promise<{ default: AreaSearch }>;
  /** Components for slots, by their names in `area.json`; each takes its slot's `SlotProps`. */
  extensions?: Record<string, () => Promise<{ default: unknown }>>;
}
