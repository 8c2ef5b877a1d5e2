import { Card, PageFrame } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

import styles from './notifications.module.css';

const CORNERS = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;
const TONES = ['success', 'info', 'warning', 'danger'] as const;

export default function NotificationsPage() {
  const { t } = useTranslation('dashboard');
  return (
    <PageFrame title={t('notifications.title')}>
      <Card title={t('notifications.styles')}>
        <div className={styles.styles}>
          {TONES.map((tone) => (
            <div key={tone} className={`alert alert-${tone} mb-0`}>
              {t('notifications.sample', { kind: t(`tone.${tone}`) })}
            </div>
          ))}
        </div>
      </Card>
      <Card title={t('notifications.places')}>
        <p className={styles.hint}>{t('notifications.hint')}</p>
        <div className={styles.board}>
          {CORNERS.map((corner) => (
            <section key={corner} className={styles.corner} aria-label={t(`corner.${corner}`)}>
              <h3 className={styles.place}>{t(`corner.${corner}`)}</h3>
              <div className={styles.tones}>
                {TONES.map((tone) => (
                  <button
                    key={tone}
                    type="button"
                    className={`btn btn-sm btn-outline-${tone}`}
                    onClick={() =>
                      notify[tone](
                        t('notifications.at', {
                          kind: t(`tone.${tone}`),
                          place: t(`corner.${corner}`),
                        }),
                        { position: corner },
                      )
                    }
                  >
                    {t(`tone.${tone}`)}
                  </button>
                ))}
              </div>
            </section>
          ))}
        </div>
      </Card>
    </PageFrame>
  );
}
