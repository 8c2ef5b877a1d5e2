import { Code } from '@backoffice/ui';
import { useHref, usePrefix } from '@backoffice/ui/areas';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';

import { StandAlone } from '../layout/stand-alone';
import type { AskedCode } from './asked-code';
import { emailIn, pageToReturnTo } from './asked-page';
import { reportLoginFailure } from './login-failure';
import { LoginForm } from './login-form';
import { useSession } from './session-provider';
import styles from './session.module.css';
import { SignUpForm } from './sign-up-form';

const codeStep = new Code(() => import('./code/code-step'));

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
    <StandAlone>
      <h1 className={styles.title}>{title}</h1>
      {isSignUp ? <SignUpForm /> : <SignIn email={emailIn(location.state)}>{change}</SignIn>}
      {isSignUp && change}
    </StandAlone>
  );
}

/** E-mail and password, then the code of who has a second factor. */
function SignIn({ email, children }: { email: string | undefined; children: ReactNode }) {
  const [asked, setAsked] = useState<AskedCode>();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async (now: AskedCode) => {
    setAsked(now);
    try {
      (await codeStep.fetch()).addCodeTexts();
      setIsAsking(true);
    } catch (error) {
      reportLoginFailure(error);
    }
  };
  const step = codeStep.value;
  if (step && asked && isAsking) {
    return <step.CodeStep asked={asked} onBack={() => setIsAsking(false)} />;
  }
  return (
    <>
      <LoginForm email={asked?.email ?? email} onAsked={(now) => void ask(now)} />
      {children}
    </>
  );
}
