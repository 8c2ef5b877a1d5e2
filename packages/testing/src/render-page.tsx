import { createQueryClient, setToken } from '@backoffice/api-client';
import { sessionQueries } from '@backoffice/api-client/resources/session';
import type { Area, AreaModule, Language, Texts } from '@backoffice/contracts';
import { addTexts, directionOf, initI18n } from '@backoffice/i18n';
import { uiTexts } from '@backoffice/ui';
import { provideAreas } from '@backoffice/ui/areas';
import { Notifications, dismissNotifications, loadNotifications } from '@backoffice/ui/notify';
import { ScannerProvider } from '@backoffice/ui/scanner';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';

import { ELSEWHERE } from './factories/areas';
import { isFaked } from './fake-api/fake-api';

export interface RenderOptions {
  /** Where the browser stands, with its query: `/admin/products?code=ab`. `/rtl/…` is Arabic. */
  path?: string;
  /** The route's pattern, when it has parameters; by default the path without its query. */
  route?: string;
  language?: Language;
  /** Texts of the page beside those of ui: an area's `texts`. */
  texts?: (language: Language) => Promise<Texts>;
  /** The areas that are installed, for links and slots; by default one with every link. */
  areas?: readonly Area[];
  /** Components of those areas' extensions, by name. */
  extensions?: Record<string, ComponentType<never>>;
  /** False: nobody is signed in. Else `authentication/user` answers who is. */
  isSignedIn?: boolean;
  /** False: the page is drawn before the person is known, for which the shell would wait. */
  isPersonKnown?: boolean;
}

export interface RenderedPage extends RenderResult {
  user: UserEvent;
  client: QueryClient;
  /** Where the browser stands now, with its query. */
  currentPath: () => string;
  goTo: (path: string) => Promise<void>;
}

/** A person at keyboard and pointer. No style sheet is loaded that could set `pointer-events`. */
export const newUser = (): UserEvent =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

export const TOKEN = 'token-of-the-test';

const clients = new Set<QueryClient>();

afterEach(() => {
  dismissNotifications();
  provideAreas(undefined);
  for (const client of clients) client.clear();
  clients.clear();
});

async function prepareTexts(language: Language, texts: RenderOptions['texts']): Promise<void> {
  initI18n(language);
  for (const wanted of new Set<Language>(['en', language])) {
    addTexts(wanted, await uiTexts(wanted));
    if (texts) addTexts(wanted, await texts(wanted));
  }
}

function introduce({ areas = [ELSEWHERE], extensions = {} }: RenderOptions) {
  provideAreas({
    areas,
    loadExtension: (area, name) => {
      const extension = extensions[name] as ComponentType<object> | undefined;
      return extension ? Promise.resolve(extension) : Promise.reject(new Error(`${area}: ${name}`));
    },
    onFailure: (area, error) => console.error(`An extension of ${area} failed`, error),
  });
}

async function renderRoutes(
  routes: RouteObject[],
  {
    path = '/admin/test',
    language,
    texts,
    isSignedIn = true,
    isPersonKnown = isSignedIn,
    ...shell
  }: RenderOptions,
): Promise<RenderedPage> {
  const shown = language ?? (path.startsWith('/rtl') ? 'ar' : 'en');
  // A browser has it a moment after the first screen; in a test it would come at any time.
  await Promise.all([prepareTexts(shown, texts), loadNotifications()]);
  document.documentElement.lang = shown;
  document.documentElement.dir = directionOf(shown);
  if (isSignedIn) setToken(TOKEN);
  introduce(shell);

  const client = createQueryClient({ retryDelay: 0 });
  clients.add(client);
  if (isPersonKnown && isFaked()) await client.prefetchQuery(sessionQueries.current());
  const router = createMemoryRouter([...routes, { path: '*', element: null }], {
    initialEntries: [path],
  });
  const view = render(
    <QueryClientProvider client={client}>
      <ScannerProvider>
        <RouterProvider router={router} />
        <Notifications />
      </ScannerProvider>
    </QueryClientProvider>,
  );
  return {
    ...view,
    user: newUser(),
    client,
    currentPath: () => router.state.location.pathname + router.state.location.search,
    goTo: (to) => router.navigate(to),
  };
}

/** Shows a page as the shell does: router, queries, texts, notifications, scanner. Needs `fakeApi()`. */
export function renderPage(
  element: ReactElement,
  options: RenderOptions = {},
): Promise<RenderedPage> {
  const path = options.path ?? '/admin/test';
  const route = options.route ?? path.split('?')[0];
  return renderRoutes([{ path: route, element }], options);
}

/** Shows a page of an area at its path: `renderArea(area, areaJson.routes, '/admin/sales')`. */
export async function renderArea(
  area: AreaModule<ComponentType>,
  routes: readonly { path: string; page: string }[],
  path: string,
  options: Omit<RenderOptions, 'path' | 'route' | 'texts'> = {},
): Promise<RenderedPage> {
  const pages = await Promise.all(
    routes.map(async ({ path: own, page }) => {
      const load = area.pages[page];
      if (!load) throw new Error(`The area has no page ${page}`);
      const { default: Page } = await load();
      return ['/admin', '/rtl'].map((prefix) => ({ path: prefix + own, element: <Page /> }));
    }),
  );
  return renderRoutes(pages.flat(), { ...options, path, texts: area.texts });
}
