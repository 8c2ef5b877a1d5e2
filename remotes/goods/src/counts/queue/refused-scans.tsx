import { formatMoment, formatNumber, type TFunction } from '@backoffice/i18n';
import { copyText, downloadCsv, useTimeZone } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

import styles from './queue.module.css';
import type { QueuedScan } from './scan-store';
import { useScanQueue } from './use-scan-queue';

/** Why the server did not take scans, and what can be done with them. */
export function RefusedScans({ scans }: { scans: readonly QueuedScan[] }) {
  const { t } = useTranslation('goods');
  return (
    <section className={`alert alert-warning ${styles.late}`} aria-label={t('counts.late.title')}>
      <strong>
        {t('counts.late.notTaken', { count: scans.length, number: formatNumber(scans.length) })}
      </strong>
      {[...new Set(scans.map((scan) => reasonOf(t, scan)))].map((reason) => (
        <p key={reason} className="mb-0">
          {reason}
        </p>
      ))}
      <LateList scans={scans} />
      <Actions scans={scans} />
    </section>
  );
}

function reasonOf(t: TFunction<'goods'>, { refusal }: QueuedScan): string {
  const why = t(`counts.late.${refusal?.code ?? 'other'}`);
  return refusal?.text ? `${why} (${refusal.text})` : why;
}

function LateList({ scans }: { scans: readonly QueuedScan[] }) {
  const timeZone = useTimeZone();
  return (
    <ul className={styles.codes}>
      {scans.map(({ key, code, at }) => (
        <li key={key}>
          <bdi className="font-monospace">{code}</bdi>{' '}
          <span className={styles.time}>
            {formatMoment(at, timeZone, { timeStyle: 'short', dateStyle: 'short' })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Actions({ scans }: { scans: readonly QueuedScan[] }) {
  const { t } = useTranslation('goods');
  const queue = useScanQueue();
  const { copy, download } = useTakeAway(scans);
  const keys = scans.map(({ key }) => key);
  const actions = [
    { name: t('counts.late.copy'), act: copy },
    { name: t('counts.late.download'), act: download },
    { name: t('counts.late.retry'), act: () => queue.retry(keys) },
    { name: t('counts.late.forget'), act: () => queue.forget(keys) },
  ];
  return (
    <div className={styles.actions}>
      {actions.map(({ name, act }) => (
        <button
          key={name}
          type="button"
          className="btn btn-outline-secondary btn-sm"
          onClick={() => void act()}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Copies the codes to the clipboard, or saves a file where the page may not use it. */
function useTakeAway(scans: readonly QueuedScan[]) {
  const { t } = useTranslation('goods');
  const download = () =>
    downloadCsv(
      'late-scans',
      [
        { header: t('words:fields.barcode'), csv: ({ code }: QueuedScan) => code },
        { header: t('counts.scannedAt'), csv: ({ at }: QueuedScan) => at },
      ],
      scans,
    );
  const copy = async () => {
    if (await copyText(scans.map(({ code }) => code).join('\n')))
      notify.success(t('counts.late.copied'));
    else download();
  };
  return { copy, download };
}
