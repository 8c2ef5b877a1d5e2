export { AreaLink } from './area-link';
export { PREFIXES, prefixOf, usePrefix, type Prefix } from './prefix';
export { provideAreas, type ProvidedAreas } from './provided';
export { Slot, useFetchExtensions, useHasExtensions } from './slot';
export { useHref } from './use-href';
export { usePages, type LinkedPage } from './use-pages';
