import { onOutageState, outageState, type OutageState } from '@backoffice/api-client/outage-state';
import { formatMoment } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './shared-tills.module.css';

/** How far this device is with keeping what it needs to sell without a line. */
export function StateHere() {
  const state = useSyncExternalStore(onOutageState, outageState);
  return (
    <div role="status" className="small mt-1">
      <Told state={state} />
    </div>
  );
}

function Told({ state }: { state: OutageState | null }) {
  const { t } = useTranslation('administration');
  const timeZone = useTimeZone();
  if (!state) return t('withoutLine.starting');
  if (state.is === 'keeping') return t('withoutLine.keeping', state);
  const moment = state.since && formatMoment(new Date(state.since).toISOString(), timeZone);
  if (state.is === 'ready') {
    return (
      <>
        {t('withoutLine.ready', { moment })}
        {!state.isPersistent && <div>{t('withoutLine.mayBeCleared')}</div>}
      </>
    );
  }
  return (
    <div className={styles.problem}>
      {t(`withoutLine.failed.${state.reason}`)}
      {moment && <div>{t('withoutLine.keptSince', { moment })}</div>}
    </div>
  );
}
