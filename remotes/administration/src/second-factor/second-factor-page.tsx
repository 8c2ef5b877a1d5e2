import { factorQueries } from '@backoffice/api-client/resources/second-factor';
import { logout, sessionQueries } from '@backoffice/api-client/resources/session';
import { onDemand, PageFrame, QueryView } from '@backoffice/ui';
import { usePrefix } from '@backoffice/ui/areas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import styles from './second-factor.module.css';

const SetUp = onDemand(async () => (await import('./set-up')).SetUp);

const FactorCard = onDemand(async () => (await import('./factor-card')).FactorCard);

/** People whose company requires a second factor are led here; others manage their own one. */
export default function SecondFactorPage() {
  const { t } = useTranslation('administration');
  const query = useQuery(factorQueries.own());
  // The factor is on before its recovery codes are kept, and the page has to stay until then.
  const [wasDue, setWasDue] = useState(false);
  const isDue = wasDue || (query.data?.required === true && !query.data.on);
  if (isDue !== wasDue) setWasDue(isDue);
  return (
    <PageFrame title={t(isDue ? 'factor.dueTitle' : 'factor.title')}>
      <div className={styles.parts}>
        <QueryView query={query} errorText={t('factor.loadFailed')}>
          {() => (isDue ? <Due /> : <FactorCard />)}
        </QueryView>
        <button type="button" className="btn btn-link p-0" onClick={() => void logout()}>
          {t('factor.signOut')}
        </button>
      </div>
    </PageFrame>
  );
}

function Due() {
  const { t } = useTranslation('administration');
  const goOn = useGoOn();
  return (
    <>
      <p>{t('factor.dueText')}</p>
      <SetUp onDone={() => void goOn()} />
    </>
  );
}

/** Loads the session again, which no longer asks for a factor, then opens the requested page. */
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
