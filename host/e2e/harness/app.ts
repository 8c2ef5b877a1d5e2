import type { Language } from '@backoffice/contracts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

import { adaptToFirefox, inFirefox } from './firefox/adapt';
import { PageWatch } from './page-watch';
import { watchRequests } from './settled';
import type { TestServer } from './setup/test-server';

const DEMO = { email: 'demo@example.com', password: 'demo1234' };

export interface OpenOptions extends Pick<BrowserContextOptions, 'viewport' | 'hasTouch'> {
  /** Nobody is signed in; by default the demo company's first person is. */
  signedOut?: boolean;
  /** The language that was chosen here before; English unless said otherwise. */
  language?: Language;
  /** Where the browser believes to be; by default where the machine is. */
  timezoneId?: string;
  /** Another browser than the one of all tests, such as one with a camera. */
  browser?: Browser;
  /** A profile that stands already, such as one on a disk. */
  profile?: BrowserContext;
  /** Another server than the test's own, before the same API. */
  origin?: string;
}

/** The application as a test uses it: the real server, real builds and a real browser. */
export class App {
  private readonly contexts: BrowserContext[] = [];
  private readonly watch = new PageWatch();

  constructor(
    private readonly browser: Browser,
    readonly server: TestServer,
  ) {}

  /** Opens an address such as /admin/sales in a browser profile of its own, as the demo person. */
  async open(
    path: string,
    {
      signedOut,
      language,
      origin,
      browser = this.browser,
      profile: own,
      ...context
    }: OpenOptions = {},
  ): Promise<Page> {
    const profile = own ?? (await browser.newContext(context));
    this.contexts.push(profile);
    await profile.addInitScript(goAhead, Number(process.env.TEST_CLOCK));
    await this.watch.attach(profile);
    if (inFirefox()) await adaptToFirefox(profile);
    if (!signedOut) await keep(profile, 'backoffice.token', await this.token());
    if (language) await keep(profile, 'backoffice.language', language);
    const page = await profile.newPage();
    watchRequests(page);
    await page.goto((origin ?? this.server.url) + path);
    return page;
  }

  /** Signs in by the form, on a page that shows it. */
  async signIn(page: Page, { email, password } = DEMO): Promise<void> {
    const login = page.getByRole('button', { name: 'Login', exact: true });
    // The page before it may have fields of these names too.
    await login.waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await login.click();
  }

  /** A token of the demo person, straight from the API. */
  async token(credentials = DEMO): Promise<string> {
    const answer = await this.call('POST', 'authentication/login', { body: credentials });
    return (answer.body as { data: string }).data;
  }

  /** Calls the API as another client would. */
  async call(
    method: string,
    path: string,
    { body, token }: { body?: unknown; token?: string } = {},
  ): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${this.server.url}/api/v1/${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  /** This test provokes errors in the console that match. */
  expectNoise(pattern: RegExp): void {
    this.watch.expect(pattern);
  }

  /** This test breaks a rule of the content security policy. */
  expectBreach(rule: string): void {
    this.watch.expectBreach(rule);
  }

  /** Closes every page, then fails when one of them complained. */
  async close(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()));
    const problems = this.watch.problems();
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }
}

/** Sets the page's clock as tests and server have it: `ahead` milliseconds before the machine's. */
function goAhead(ahead: number) {
  const Real = Date;
  const now = () => Real.now() + ahead;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, as) => Reflect.construct(target, given.length ? given : [now()], as),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** Puts a value into the browser's storage before the first page; later changes of it stay. */
async function keep(context: BrowserContext, name: string, value: string): Promise<void> {
  await context.addInitScript(
    ([key, kept]) => {
      // Once, so that signing out stays signed out; an empty page has no storage.
      if (!location.protocol.startsWith('http') || sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, 'kept');
      localStorage.setItem(key, kept);
    },
    [name, value] as const,
  );
}
