/** Modules that exist once in the page, by name; the build writes them (packages/build/shared). */
export const providedModules: Record<string, { version: string; lib: () => unknown }>;
