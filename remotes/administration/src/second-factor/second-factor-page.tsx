import { logout, sessionQueries } from '@backoffice/api-client/resources/session';
import { onDemand, PageFrame } from '@backoffice/ui';
import { usePrefix } from '@backoffice/ui/areas';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import styles from './second-factor.module.css';

const SetUp = onDemand(async () => (await import('./set-up')).SetUp);

/** Where a person is led whose company asks for a second factor; then to the page that they wanted. */
export default function SecondFactorPage() {
  const { t } = useTranslation('administration');
  const goOn = useGoOn();
  return (
    <PageFrame title={t('factor.dueTitle')}>
      <div className={styles.parts}>
        <p>{t('factor.dueText')}</p>
        <SetUp onDone={() => void goOn()} />
        <button type="button" className="btn btn-link p-0" onClick={() => void logout()}>
          {t('factor.signOut')}
        </button>
      </div>
    </PageFrame>
  );
}

/** To the page that was asked for, once it is known that nothing is due any more. */
function useGoOn() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const prefix = usePrefix();
  const { from } = (useLocation().state ?? {}) as { from?: unknown };
  const page = typeof from === 'string' && from.startsWith('/') ? from : '';
  return async () => {
    await client.invalidateQueries({ queryKey: sessionQueries.current().queryKey });
    await navigate(`${prefix}${page}`, { replace: true });
  };
}
