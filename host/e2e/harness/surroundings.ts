/** What the global set-up prepared. */
interface Surroundings {
  /** Everything temporary lies in here. */
  folder: string;
  /** The production builds as they are served. */
  releases: string;
  /** Address of the one PostgreSQL. */
  postgresUrl: string;
  /** Its database with the demo companies; to be copied, never used. */
  demo: string;
  /** Address of a second database with the demo companies; to be read. */
  demoUrl: string;
}

export function surroundings(): Surroundings {
  const text = process.env.BROWSER_TESTS;
  if (!text) throw new Error('Browser tests run by host/e2e/playwright.config.ts');
  return JSON.parse(text) as Surroundings;
}
