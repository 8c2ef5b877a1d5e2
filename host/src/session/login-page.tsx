import { useHref, usePrefix } from '@backoffice/ui/areas';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';

import { StandAlone } from '../layout/stand-alone';
import { emailIn, pageToReturnTo } from './asked-page';
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
  return (
    <StandAlone>
      <h1 className={styles.title}>{title}</h1>
      {isSignUp ? <SignUpForm /> : <LoginForm email={emailIn(location.state)} />}
      <button
        type="button"
        className="btn btn-link w-100 mt-2"
        onClick={() => setIsSignUp(!isSignUp)}
      >
        {t(isSignUp ? 'login.backToLogin' : 'login.createAccount')}
      </button>
    </StandAlone>
  );
}
