import type { OfflineFile, OfflineOutcome } from '@backoffice/contracts';
import { AlertDialog, isolated } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from '../shared-tills.module.css';

interface Props {
  sales: OfflineFile['sales'];
  outcomes: readonly OfflineOutcome[];
  onClose: () => void;
}

/** What became of the sales of a file. */
export function Outcomes({ sales, outcomes, onClose }: Props) {
  const { t } = useTranslation('administration');
  const countOf = (...names: string[]) =>
    outcomes.filter(({ outcome }) => names.includes(outcome)).length;
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
  const counts = {
    booked: countOf('sold', 'to_settle'),
    again: countOf('again'),
    toSettle: countOf('to_settle'),
    left: sales.length - outcomes.length,
  };
  const slipOf = (key: string) => sales.find((sale) => sale.key === key)?.slip ?? '';
  const text = (
    <>
      {(['booked', 'again', 'toSettle', 'left'] as const).map(
        (name) =>
          counts[name] > 0 && (
            <div key={name}>{t(`salesFile.${name}`, { count: counts[name] })}</div>
          ),
      )}
      {refused.map(({ key, message }) => (
        <div key={key} className={styles.problem}>
          {t('salesFile.refused', { slip: isolated(slipOf(key)), reason: message })}
        </div>
      ))}
    </>
  );
  return <AlertDialog show title={t('salesFile.sent')} text={text} onClose={onClose} />;
}
