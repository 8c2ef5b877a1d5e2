// These are not beside the schemas: every screen needs the languages, but few check an area.
export const LANGUAGES = ['en', 'sq', 'tr', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages that a person can choose; Arabic is the language of all pages under /rtl. */
export const CHOOSABLE_LANGUAGES = ['en', 'sq', 'tr'] as const satisfies readonly Language[];
