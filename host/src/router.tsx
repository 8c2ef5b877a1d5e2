import { getToken } from '@backoffice/api-client';
import { LOGIN_PATH, PREVIEW_PATH, type AreaRoute, type Registry } from '@backoffice/contracts';
import { useCode, usePerson } from '@backoffice/ui';
import { PREFIXES, type Prefix } from '@backoffice/ui/areas';
import type { ComponentProps, ReactNode } from 'react';
import {
  Navigate,
  Outlet,
  ScrollRestoration,
  type LoaderFunction,
  type RouteObject,
} from 'react-router-dom';

import { prepareAreaPage } from './areas/registry/installed-areas';
import { languageAt } from './language/chosen-language';
import { switchLanguage } from './language/switch-language';
import { AreasUnavailable } from './layout/areas-unavailable';
import { UnexpectedFailure } from './layout/unexpected-failure';
import { entriesOf, homeOf, type AreaEntry } from './navigation/entries';
import type { PageHandle } from './navigation/page-on-screen';
import { Permitted } from './navigation/permitted';
import { LoginPage } from './session/login-page';
import { RequireSession } from './session/require-session';
import { useSession } from './session/session-provider';
import type { AreaPage } from './signed-in';
import { signedInCode } from './signed-in-code';
import { LoadingScreen } from './stand-alone/loading-screen';
import { StandAlone } from './stand-alone/stand-alone';

/** The layout is shown only when a token exists, and once it is known what the person may do. */
function SessionLayout() {
  const { token } = useSession();
  const code = useCode(signedInCode, { enabled: token !== null });
  const { data, errorUpdateCount } = usePerson();
  if (token === null) return <Outlet />;
  const isKnown = data !== undefined || errorUpdateCount > 0;
  if (!code || !isKnown) return <LoadingScreen />;
  const layout = <code.AppLayout key={token} />;
  return data?.user.factorDue ? <code.FactorDue fallback={layout} /> : layout;
}

/** Tells a person who may not open a page who can allow it. */
function Refused({ route }: { route: AreaRoute }) {
  const code = useCode(signedInCode);
  return code ? <code.RefusedPage route={route} /> : <LoadingScreen />;
}

function Page(props: ComponentProps<typeof AreaPage>) {
  const code = useCode(signedInCode);
  return code ? <code.AreaPage {...props} /> : <LoadingScreen />;
}

/** Where a link to a preview leads. */
function Preview() {
  const code = useCode(signedInCode);
  return code ? <code.PreviewPage /> : <LoadingScreen />;
}

const previewElement = (
  <RequireSession guarded>
    <StandAlone>
      <Preview />
    </StandAlone>
  </RequireSession>
);

/** A new page starts at its top; back and forward lead to where one was. */
const Pages = () => (
  <>
    <Outlet />
    <ScrollRestoration />
  </>
);

/** Text in the address's language before anything is shown; a change of prefix changes it. */
const loadLanguage: LoaderFunction = async ({ request }) => {
  await switchLanguage(languageAt(new URL(request.url).pathname));
  return null;
};

/** Fetches ahead what the page needs, so that it replaces the one before it in one step. */
const loadPage = ({ area, route }: AreaEntry): LoaderFunction => {
  return async () => {
    if (getToken() !== null || route.open) {
      await Promise.all([signedInCode.fetch(), prepareAreaPage(area, route.page)]);
    }
    return null;
  };
};

const pageElement = ({ area, route }: AreaEntry) => {
  const framed = (page: ReactNode) => (route.alone ? <StandAlone>{page}</StandAlone> : page);
  const page = framed(<Page area={area} page={route.page} />);
  if (route.open) return page;
  const { guarded, requires, added } = route;
  return (
    <RequireSession guarded={guarded}>
      <Permitted requires={requires} added={added} fallback={framed(<Refused route={route} />)}>
        {page}
      </Permitted>
    </RequireSession>
  );
};

const isAlone = ({ route }: AreaEntry) => route.alone === true;

function pageRoute(prefix: Prefix, entry: AreaEntry, index: number): RouteObject {
  const { area, route } = entry;
  const common = { id: `${prefix}/${index}`, path: route.path.slice(1) };
  if (route.redirect) {
    return { ...common, element: <Navigate to={`${prefix}${route.redirect}`} replace /> };
  }
  return {
    ...common,
    handle: { area, route } satisfies PageHandle,
    loader: loadPage(entry),
    // The page is there already when only its query changes.
    shouldRevalidate: () => false,
    element: pageElement(entry),
  };
}

function prefixRoute(prefix: Prefix, pages: RouteObject[], alone: RouteObject[] = []): RouteObject {
  return {
    id: prefix,
    path: prefix.slice(1),
    loader: loadLanguage,
    shouldRevalidate: () => false,
    hydrateFallbackElement: <LoadingScreen />,
    errorElement: <UnexpectedFailure />,
    children: [
      { id: `${prefix}${LOGIN_PATH}`, path: LOGIN_PATH.slice(1), element: <LoginPage /> },
      { id: `${prefix}${PREVIEW_PATH}`, path: PREVIEW_PATH.slice(1), element: previewElement },
      ...alone,
      { id: `${prefix}/layout`, element: <SessionLayout />, children: pages },
    ],
  };
}

/** All routes of the shell under both prefixes; without a registry no address is ever left. */
export const shellRoutes = (registry: Registry | null): RouteObject[] => [
  {
    id: 'pages',
    element: <Pages />,
    hydrateFallbackElement: <LoadingScreen />,
    children: routesBelow(registry),
  },
];

function routesBelow(registry: Registry | null): RouteObject[] {
  const entries = registry ? entriesOf(registry) : [];
  const home = registry && homeOf(registry);
  if (!home) {
    const unavailable = (prefix: Prefix, path: string) => [
      { id: `${prefix}/unavailable${path}`, path, element: <AreasUnavailable /> },
    ];
    return [
      ...PREFIXES.map((prefix) => prefixRoute(prefix, unavailable(prefix, '*'))),
      { id: 'unavailable', path: '*', element: <AreasUnavailable /> },
    ];
  }
  const routesOf = (prefix: Prefix, one: 'alone' | 'framed') =>
    entries.flatMap((entry, index) =>
      isAlone(entry) === (one === 'alone') ? pageRoute(prefix, entry, index) : [],
    );
  const toHome = (prefix: Prefix) => <Navigate to={`${prefix}${home}`} replace />;
  return [
    ...PREFIXES.map((prefix) =>
      prefixRoute(
        prefix,
        [
          ...routesOf(prefix, 'framed'),
          { id: `${prefix}/home`, index: true, element: toHome(prefix) },
          { id: `${prefix}/unknown`, path: '*', element: toHome(prefix) },
        ],
        routesOf(prefix, 'alone'),
      ),
    ),
    { id: 'unknown', path: '*', element: toHome('/admin') },
  ];
}
