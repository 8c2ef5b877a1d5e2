import type { PersonSession } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';
import { Badge, useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { deviceName } from './device-name';
import styles from './sessions.module.css';

interface Props {
  sessions: readonly PersonSession[];
  /** A session is being ended. */
  isBusy: boolean;
  onEnd: (session: PersonSession) => void;
}

/** Each session can be ended here, except for the current one, which Log out ends. */
export function SessionList({ sessions, isBusy, onEnd }: Props) {
  const { t } = useTranslation('administration');
  const timeZone = useTimeZone();
  return (
    <ul className={styles.list}>
      {sessions.map((session) => {
        const device = deviceName(t, session.device);
        return (
          <li key={session.id} className={styles.session}>
            <div>
              <strong title={session.device}>{device}</strong>
              <div className={styles.times}>
                {t('sessions.seen', { moment: formatMoment(session.seen_at, timeZone) })}
                {' · '}
                {t('sessions.since', { moment: formatMoment(session.created_at, timeZone) })}
              </div>
            </div>
            {session.current ? (
              <Badge tone="success">{t('sessions.current')}</Badge>
            ) : (
              <button
                type="button"
                className="btn btn-outline-secondary btn-sm"
                aria-label={t('sessions.endOf', { device })}
                disabled={isBusy}
                onClick={() => onEnd(session)}
              >
                {t('sessions.end')}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
