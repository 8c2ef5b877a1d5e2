import { formatNumber } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import { Progress } from '../imports/booking/progress';
import styles from './size-runs.module.css';
import type { KeptRun } from './use-join-runs';

interface WorkingProps {
  done: number;
  of: number;
  onStop: () => void;
}

export function Working({ done, of, onStop }: WorkingProps) {
  const { t } = useTranslation('goods');
  const label = t('runs.working', { done: formatNumber(done), of: formatNumber(of) });
  return (
    <div className={styles.working}>
      <div>
        <Progress label={label} share={done / of} />
      </div>
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onStop}>
        {t('runs.stop')}
      </button>
    </div>
  );
}

/** Runs that the server refused to join, and why. */
export function Kept({ runs }: { runs: readonly KeptRun[] }) {
  const { t } = useTranslation('goods');
  if (runs.length === 0) return null;
  const kept = t('runs.kept', { count: runs.length, number: formatNumber(runs.length) });
  return (
    <div role="alert">
      <p className="mb-1">{kept}</p>
      <ul className={styles.kept}>
        {runs.map(({ code, why }) => (
          <li key={code}>
            <bdi className="fw-semibold">{code}</bdi>: {why}
          </li>
        ))}
      </ul>
    </div>
  );
}
