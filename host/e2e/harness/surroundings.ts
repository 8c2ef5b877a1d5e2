/** What the global set-up prepared. */
interface Surroundings {
  /** Web-socket address of the one browser. */
  browser: string;
  /** Everything temporary lies in here. */
  folder: string;
  /** The production builds as they are served. */
  releases: string;
  /** A data folder with the demo company; to be copied, never used. */
  data: string;
}

export function surroundings(): Surroundings {
  const text = process.env.BROWSER_TESTS;
  if (!text) throw new Error('Browser tests run by their own jest configuration');
  return JSON.parse(text) as Surroundings;
}
