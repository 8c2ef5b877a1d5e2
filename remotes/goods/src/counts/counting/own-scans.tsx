import type { CountedScan, CountView } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';
import { Badge, EmptyState, ICONS, useTimeZone } from '@backoffice/ui';
import { unitDescription, unitName } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import type { QueuedScan } from '../queue/scan-store';
import { useQueueState } from '../queue/use-scan-queue';
import styles from './counting.module.css';
import { OUTCOME_TONES, scanReason } from './scan-words';
import { useTakeBack } from './use-take-back';

/** One's own latest scans and what became of each; those that wait stand on top. */
export function OwnScans({ view: { count, scans } }: { view: CountView }) {
  const { t } = useTranslation('goods');
  const queue = useQueueState();
  const { takeBack, forget } = useTakeBack(count.id);
  const answered = new Set(scans.map(({ key }) => key));
  const waiting = queue.scans
    .filter((scan) => scan.count === count.id && !scan.refusal && !answered.has(scan.key))
    .toReversed();
  if (waiting.length + scans.length === 0) {
    return <EmptyState title={t('counts.noScans')} text={t('counts.scanHint')} icon={ICONS.scan} />;
  }
  return (
    <ul className={styles.scans} aria-label={t('counts.ownScans')}>
      {waiting.map((scan) => (
        <WaitingScan
          key={scan.key}
          scan={scan}
          onForget={queue.isSending ? undefined : () => forget(scan.key)}
        />
      ))}
      {scans.map((scan) => (
        <AnsweredScan key={scan.key} scan={scan} onTakeBack={() => takeBack(scan)} />
      ))}
    </ul>
  );
}

interface WaitingProps {
  scan: QueuedScan;
  /** Undefined while the scan may be on its way to the server. */
  onForget: (() => void) | undefined;
}

function WaitingScan({ scan: { code, at }, onForget }: WaitingProps) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  return (
    <li>
      <div>
        <Badge>{t('counts.outcomes.waiting')}</Badge> <bdi>{code}</bdi>
        <div className={styles.note}>{formatMoment(at, timeZone, { timeStyle: 'medium' })}</div>
      </div>
      <TakeBack code={code} onClick={onForget} />
    </li>
  );
}

function AnsweredScan({ scan, onTakeBack }: { scan: CountedScan; onTakeBack: () => void }) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const { code, outcome, unit, at } = scan;
  const isGone = outcome === 'withdrawn';
  return (
    <li className={isGone ? styles.gone : undefined}>
      <div>
        <Badge tone={OUTCOME_TONES[outcome]}>{t(`counts.outcomes.${outcome}`)}</Badge>{' '}
        <bdi>{unit ? unitName(unit) : code}</bdi>
        <div className={styles.note}>
          {[
            scanReason(t, scan, timeZone),
            unit ? unitDescription(unit) : '',
            formatMoment(at, timeZone, { timeStyle: 'medium' }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      {!isGone && <TakeBack code={unit?.barcode ?? code} onClick={onTakeBack} />}
    </li>
  );
}

function TakeBack({ code, onClick }: { code: string; onClick: (() => void) | undefined }) {
  const { t } = useTranslation('goods');
  return (
    <button
      type="button"
      className="btn btn-outline-secondary btn-sm"
      aria-label={t('counts.takeBackOne', { code })}
      disabled={!onClick}
      onClick={onClick}
    >
      {t('counts.takeBack')}
    </button>
  );
}
