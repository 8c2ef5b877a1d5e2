import { clearToken, getToken, onSessionChange } from '@backoffice/api-client';
import { login, logout, verifyToken } from '@backoffice/api-client/resources/session';
import { dismissNotifications } from '@backoffice/ui/notify';
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

import { reportLoginFailure } from './login-failure';

export interface Session {
  isSignedIn: boolean;
  /** Changes with the session: nothing of one person's screens may stay for the next. */
  token: string | null;
  /** The stored token is being verified: nothing is shown until that ends. */
  isChecking: boolean;
  /** Signed out by hand: the next sign-in starts at the dashboard, not where this one ended. */
  hasLeft: boolean;
  /** True once the token is stored; false after the failure was shown. */
  signIn: (email: string, password: string) => Promise<boolean>;
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
  const [isChecking, setIsChecking] = useState(() => getToken() !== null);
  const [hasLeft, setHasLeft] = useState(false);

  useEffect(() => {
    void takeSessionCheck().then(() => setIsChecking(false));
  }, []);

  useEffect(
    () =>
      onSessionChange((change) => {
        if (change.token !== null) setHasLeft(false);
      }),
    [],
  );

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
          reportLoginFailure(error);
          return false;
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
    [token, isChecking, hasLeft],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

let started: Promise<void> | undefined;

/** Checks the stored token before the first render, so that the answer is on its way meanwhile. */
export function startSessionCheck(): void {
  started ??= checkStoredToken();
}

/** The check that was started, running or over; the next one is another. */
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
