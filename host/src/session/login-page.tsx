import { readStored, SHARED_TILL } from '@backoffice/api-client/storage';
import { useCode } from '@backoffice/ui';
import { useHref, usePrefix } from '@backoffice/ui/areas';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';

import { signedInCode } from '../signed-in-code';
import { LoadingScreen } from '../stand-alone/loading-screen';
import { StandAlone } from '../stand-alone/stand-alone';
import type { AskedCode } from './asked-code';
import { emailIn, pageToReturnTo } from './asked-page';
import { reportLoginFailure } from './login-failure';
import { LoginForm } from './login-form';
import { useSession } from './session-provider';
import styles from './session.module.css';
import { SignUpForm } from './sign-up-form';

export function LoginPage() {
  const { t } = useTranslation('shell');
  const { isSignedIn } = useSession();
  const prefix = usePrefix();
  const href = useHref();
  const location = useLocation();
  const [isSignUp, setIsSignUp] = useState(false);
  const title = t(isSignUp ? 'login.signUpTitle' : 'login.title');
  useEffect(() => {
    document.title = `${title} · ${t('appName')}`;
  }, [title, t]);

  if (isSignedIn) {
    return (
      <Navigate to={pageToReturnTo(location.state, prefix) ?? href('home') ?? prefix} replace />
    );
  }
  const change = (
    <button
      type="button"
      className="btn btn-link w-100 mt-2"
      onClick={() => setIsSignUp(!isSignUp)}
    >
      {t(isSignUp ? 'login.backToLogin' : 'login.createAccount')}
    </button>
  );
  return (
    <AtSharedTill>
      <h1 className={styles.title}>{title}</h1>
      {isSignUp ? <SignUpForm /> : <SignIn email={emailIn(location.state)}>{change}</SignIn>}
      {isSignUp && change}
    </AtSharedTill>
  );
}

/** At a shared till the names come first. */
function AtSharedTill({ children }: { children: ReactNode }) {
  const [isTill, setIsTill] = useState(() => readStored(SHARED_TILL) !== null);
  const code = useCode(signedInCode, { enabled: isTill, onFailure: () => setIsTill(false) });
  if (isTill && !code) return <LoadingScreen />;
  return (
    <StandAlone>
      {isTill && code ? <code.LockScreen>{children}</code.LockScreen> : children}
    </StandAlone>
  );
}

/** Asks for e-mail and password, then for a code from people with a second factor. */
function SignIn({ email, children }: { email: string | undefined; children: ReactNode }) {
  const [asked, setAsked] = useState<AskedCode>();
  const [isAsking, setIsAsking] = useState(false);
  const code = signedInCode.value;
  if (code && asked && isAsking) {
    return <code.CodeStep asked={asked} onBack={() => setIsAsking(false)} />;
  }
  const ask = (now: AskedCode) => {
    setAsked(now);
    signedInCode.fetch().then(() => setIsAsking(true), reportLoginFailure);
  };
  return (
    <>
      <LoginForm email={asked?.email ?? email} onAsked={ask} />
      {children}
    </>
  );
}
