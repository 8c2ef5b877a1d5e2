import { Notifications } from '@backoffice/ui/notify';
import { ScannerProvider } from '@backoffice/ui/scanner';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';

import { useRegistry } from './areas/registry-store';
import { LoadingScreen } from './layout/loading-screen';
import { shellRouter } from './router';
import { SessionProvider, useSession } from './session/session-provider';
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
  return <RouterProvider router={shellRouter(registry)} />;
}

/** The registry, null without one, undefined before the first answer; a Retry changes nothing until it succeeds. */
function useSettledRegistry() {
  const state = useRegistry();
  const [wasUnavailable, setWasUnavailable] = useState(false);
  if (state.status === 'unavailable' && !wasUnavailable) setWasUnavailable(true);
  if (state.status === 'ready') return state.registry;
  return wasUnavailable || state.status === 'unavailable' ? null : undefined;
}
