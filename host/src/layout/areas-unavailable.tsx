import { LOGIN_PATH } from '@backoffice/contracts';
import { usePrefix } from '@backoffice/ui/areas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { loadRegistry } from '../areas/registry/registry-store';
import { askedPage } from '../session/asked-page';
import { useSession } from '../session/session-provider';
import styles from '../stand-alone/stand-alone.module.css';

/** Without a registry no address can be resolved: the address stays, and a Retry tries again. */
export function AreasUnavailable() {
  const { t } = useTranslation('shell');
  const { isSignedIn } = useSession();
  const location = useLocation();
  const prefix = usePrefix();
  const [isBusy, setIsBusy] = useState(false);

  async function retry() {
    setIsBusy(true);
    await loadRegistry();
    setIsBusy(false);
  }

  const notice = (
    <div className="alert alert-warning" role="alert">
      <h1 className="h4">{t('registry.title')}</h1>
      <p>{t('registry.text')}</p>
      <div className="d-flex gap-2">
        <button
          type="button"
          className="btn btn-warning"
          aria-disabled={isBusy}
          onClick={() => !isBusy && void retry()}
        >
          {t(isBusy ? 'registry.retrying' : 'registry.retry')}
        </button>
        {!isSignedIn && (
          <Link
            className="btn btn-outline-secondary"
            to={`${prefix}${LOGIN_PATH}`}
            state={askedPage(location)}
          >
            {t('login.signIn')}
          </Link>
        )}
      </div>
    </div>
  );
  // For a person who is signed in, the notice stands in the layout's main part.
  return isSignedIn ? notice : <main className={styles.page}>{notice}</main>;
}
