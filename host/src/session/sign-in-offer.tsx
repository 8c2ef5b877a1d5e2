import { LOGIN_PATH } from '@backoffice/contracts';
import { usePrefix } from '@backoffice/ui/areas';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { StandAlone } from '../stand-alone/stand-alone';
import { askedPage } from './asked-page';
import styles from './session.module.css';

/** Stands on an unguarded page while nobody is signed in. */
export function SignInOffer() {
  const { t } = useTranslation('shell');
  const prefix = usePrefix();
  const location = useLocation();
  const title = t('login.required');
  useEffect(() => {
    document.title = `${title} · ${t('appName')}`;
  }, [title, t]);

  return (
    <StandAlone>
      <h1 className={styles.title}>{title}</h1>
      <p>{t('login.requiredHint')}</p>
      <Link
        className="btn btn-primary w-100"
        to={`${prefix}${LOGIN_PATH}`}
        state={askedPage(location)}
      >
        {t('login.signIn')}
      </Link>
    </StandAlone>
  );
}
