// Apart from the schemas: every screen needs the languages, few need to check an area.
export const LANGUAGES = ['en', 'sq', 'tr', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
