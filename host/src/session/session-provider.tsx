import { clearToken, getToken, onSessionChange, type ApiError } from '@backoffice/api-client';
import {
  login,
  logout,
  sessionQueries,
  verifyToken,
} from '@backoffice/api-client/resources/session';
import { dismissNotifications } from '@backoffice/ui/notify';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

import { followOwnAreas, forgetOwnAreas, heedOwnAreas } from '../areas/registry/own-areas';
import type { AskedCode } from './asked-code';
import { reportLoginFailure } from './login-failure';
import { useLiveUpdates } from './use-live-updates';

export interface Session {
  isSignedIn: boolean;
  /** Changes with the session: nothing of one person's screens may stay for the next. */
  token: string | null;
  /** The stored token is being verified: nothing is shown until that ends. */
  isChecking: boolean;
  /** Signed out by hand: the next sign-in starts at the dashboard, not where this one ended. */
  hasLeft: boolean;
  /**
   * True once the token is stored; what to do after a failure, which was shown; else what is asked
   * for beside the password.
   */
  signIn: (email: string, password: string) => Promise<true | string | AskedCode>;
  signOut: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
}

/** A stored token means signed in, and is verified once at start. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const token = useSyncExternalStore(onSessionChange, getToken);
  const { data: person } = usePersonAsked(token !== null);
  useLiveUpdates(token, person?.hasAdditions ?? false);
  useOwnAreas(token, person?.user.hasOwnAreas);
  const [isChecking, setIsChecking] = useState(() => getToken() !== null);
  const [hasLeft, setHasLeft] = useHasLeft();

  useEffect(() => {
    void takeSessionCheck().then(() => setIsChecking(false));
  }, []);

  const session = useMemo<Session>(
    () => ({
      isSignedIn: token !== null,
      token,
      isChecking,
      hasLeft,
      async signIn(email, password) {
        try {
          await login(email, password);
        } catch (error) {
          const { code, data } = error as ApiError;
          if (code === 'code_required') return { email, password, data };
          return reportLoginFailure(error);
        }
        dismissNotifications();
        return true;
      },
      async signOut() {
        setHasLeft(true);
        dismissNotifications();
        await logout();
      },
    }),
    [token, isChecking, hasLeft, setHasLeft],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Sees to it that the page shows the releases of this session, as soon as it is known which. */
function useOwnAreas(token: string | null, hasOwn: boolean | undefined) {
  const followed = useRef<string | null>(null);
  useEffect(forgetOwnAreas, []);
  useEffect(() => {
    if (token === null || hasOwn === undefined) return;
    // Later changes are told as a new release is: somebody may be in the middle of a sale.
    if (followed.current === token) heedOwnAreas(hasOwn);
    else followOwnAreas(token, hasOwn);
    followed.current = token;
  }, [token, hasOwn]);
}

/** Whether the person signed out by hand, until somebody signs in again. */
function useHasLeft() {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(
    () =>
      onSessionChange((change) => {
        if (change.token !== null) setHasLeft(false);
      }),
    [],
  );
  return [hasLeft, setHasLeft] as const;
}

/**
 * Asks who it is and what they may do as soon as somebody is signed in, beside the code of their
 * page; and again on focus, as their rights may be others by then.
 */
const usePersonAsked = (isSignedIn: boolean) =>
  useQuery({
    ...sessionQueries.current(),
    enabled: isSignedIn,
    refetchOnMount: false,
    retryOnMount: false,
    refetchOnWindowFocus: 'always',
  });

let started: Promise<void> | undefined;

/**
 * Checks the stored token before the first render, and asks whose it is in the same go, so that the
 * answers are on their way meanwhile.
 */
export function startSessionCheck(client: QueryClient): void {
  started ??= checkStoredToken();
  void client.prefetchQuery(sessionQueries.current());
}

/** Takes the check that was started, running or over; the next call starts another. */
function takeSessionCheck(): Promise<void> {
  const check = started ?? checkStoredToken();
  started = undefined;
  return check;
}

/** A check that fails signs out like one that says no, without a message. */
async function checkStoredToken(): Promise<void> {
  const checked = getToken();
  if (checked === null) return;
  const isValid = await verifyToken().catch(() => false);
  // Another tab may have signed in meanwhile: that session was not what was checked.
  if (!isValid && getToken() === checked) clearToken();
}
