/** What exists once in the page, by name; written by the build (packages/build/shared). */
export const providedModules: Record<string, { version: string; lib: () => unknown }>;
