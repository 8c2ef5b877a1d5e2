import { useTranslation } from 'react-i18next';

import styles from './imports.module.css';
import { type Step, STEPS } from './steps';

/** The steps from a file to the stock, and the current one. */
export function StepList({ step }: { step: Step }) {
  const { t } = useTranslation('goods');
  const current = step === 'ended' ? STEPS.length : STEPS.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={t('imports.steps.label')}>
      {STEPS.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          data-state={index < current ? 'done' : index === current ? 'current' : 'later'}
        >
          {t(`imports.steps.${name}`)}
        </li>
      ))}
    </ol>
  );
}
