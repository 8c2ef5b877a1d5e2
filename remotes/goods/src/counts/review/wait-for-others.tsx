import type { CountDevice } from '@backoffice/contracts';
import { formatMoment, formatNumber } from '@backoffice/i18n';
import { ConfirmDialog, useTimeZone } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  devices: readonly CountDevice[];
  /** Undefined if the review is shown already. */
  onGoOn: (() => void) | undefined;
}

/** Devices that may still have scans, and whose they are. */
export function WaitForOthers({ devices, onGoOn }: Props) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className="alert alert-warning" aria-label={t('counts.review.others')}>
      <strong>{t('counts.review.others')}</strong>
      <ul className="mb-2">
        {devices.map(({ device, by, pending, seen_at }) => (
          <li key={device}>
            {t(pending > 0 ? 'counts.review.devicePending' : 'counts.review.deviceSilent', {
              by,
              when: formatMoment(seen_at, timeZone, { timeStyle: 'short' }),
              count: pending,
              number: formatNumber(pending),
            })}
          </li>
        ))}
      </ul>
      {onGoOn && (
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm"
          onClick={() => setIsAsking(true)}
        >
          {t('counts.review.goOn')}
        </button>
      )}
      <ConfirmDialog
        show={isAsking}
        title={t('counts.review.goOn')}
        text={t('counts.review.goOnText')}
        confirmLabel={t('counts.review.goOn')}
        onConfirm={() => onGoOn?.()}
        onClose={() => setIsAsking(false)}
      />
    </section>
  );
}
