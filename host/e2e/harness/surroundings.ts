/** What the global set-up prepared. */
interface Surroundings {
  /** Web-socket address of the one browser. */
  browser: string;
  /** Which it is. */
  engine: 'chromium' | 'firefox';
  /** How to launch another one like it. */
  launch: { executablePath: string; headless: boolean; args: string[] };
  /** Everything temporary lies in here. */
  folder: string;
  /** Where Firefox saves what it downloads. */
  downloads: string;
  /** The production builds as they are served. */
  releases: string;
  /** Address of the one PostgreSQL. */
  postgresUrl: string;
  /** Its database with the demo companies; to be copied, never used. */
  demo: string;
  /** Address of a database with the same; to be read. */
  demoUrl: string;
}

export function surroundings(): Surroundings {
  const text = process.env.BROWSER_TESTS;
  if (!text) throw new Error('Browser tests run by their own jest configuration');
  return JSON.parse(text) as Surroundings;
}
