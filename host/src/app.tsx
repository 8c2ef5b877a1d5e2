import type { Registry } from '@backoffice/contracts';
import { Notifications } from '@backoffice/ui/notify';
import { ScannerProvider } from '@backoffice/ui/scanner';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';

import { introduceAreas } from './areas/registry/installed-areas';
import { useRegistry } from './areas/registry/registry-store';
import { leaveUnreadableAddress } from './navigation/unreadable-address';
import { shellRoutes } from './router';
import { SessionProvider, useSession } from './session/session-provider';
import { LoadingScreen } from './stand-alone/loading-screen';
import { ThemeProvider } from './theme/theme-provider';

export function App({ client }: { client: QueryClient }) {
  return (
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <SessionProvider>
          <ScannerProvider>
            <Shell />
            <Notifications />
          </ScannerProvider>
        </SessionProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}

/** Nothing is shown before the session is checked and the registry known, or known to be missing. */
function Shell() {
  const { isChecking } = useSession();
  const registry = useSettledRegistry();
  if (isChecking || registry === undefined) return <LoadingScreen />;
  return <Pages key={registry ? 'registry' : 'no registry'} registry={registry} />;
}

/** One router for each registry, which stays until the page is left once there is one. */
function Pages({ registry }: { registry: Registry | null }) {
  const [router] = useState(() => {
    if (registry) introduceAreas(registry);
    leaveUnreadableAddress();
    return createBrowserRouter(shellRoutes(registry));
  });
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}

/** The registry; undefined before the first answer, after a failure null until a Retry succeeds. */
function useSettledRegistry() {
  const state = useRegistry();
  const [wasUnavailable, setWasUnavailable] = useState(false);
  if (state.status === 'unavailable' && !wasUnavailable) setWasUnavailable(true);
  if (state.status === 'ready') return state.registry;
  return wasUnavailable || state.status === 'unavailable' ? null : undefined;
}
