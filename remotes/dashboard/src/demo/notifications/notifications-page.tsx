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
                  <NotifyButton key={tone} tone={tone} corner={corner} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </Card>
    </PageFrame>
  );
}

interface ButtonProps {
  tone: (typeof TONES)[number];
  corner: (typeof CORNERS)[number];
}

function NotifyButton({ tone, corner }: ButtonProps) {
  const { t } = useTranslation('dashboard');
  const kind = t(`tone.${tone}`);
  const text = t('notifications.at', { kind, place: t(`corner.${corner}`) });
  return (
    <button
      type="button"
      className={`btn btn-sm btn-outline-${tone}`}
      onClick={() => notify[tone](text, { position: corner })}
    >
      {kind}
    </button>
  );
}
