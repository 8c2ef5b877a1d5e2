import { addDays } from '@backoffice/contracts';
import { useTranslation } from 'react-i18next';

import { Icon } from '../icon/icon';
import * as ICONS from '../icon/icons';
import { useToday } from '../session/use-today';
import styles from './date.module.css';
import { DayInput } from './day-input';

interface Props {
  /** `YYYY-MM-DD`. */
  day: string;
  onChange: (day: string) => void;
  /** The last day that can be chosen. */
  max?: string;
  /** Name of the date field. */
  label?: string;
}

/** Chooses a day: a step back or forward, today, or any day in the calendar. */
export function DateNavigator({ day, onChange, max, label }: Props) {
  const { t } = useTranslation('ui');
  const today = useToday();
  return (
    <div className={styles.navigator} role="group" aria-label={label ?? t('date.label')}>
      <Step
        label={t('date.previous')}
        icon={ICONS.previous}
        onStep={() => onChange(addDays(day, -1))}
      />
      <DayInput
        label={label ?? t('date.label')}
        value={day}
        max={max}
        onChange={(chosen) => chosen && onChange(chosen)}
      />
      <Step
        label={t('date.next')}
        icon={ICONS.next}
        disabled={max !== undefined && day >= max}
        onStep={() => onChange(addDays(day, 1))}
      />
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        disabled={day === today}
        onClick={() => onChange(today)}
      >
        {t('date.today')}
      </button>
    </div>
  );
}

interface StepProps {
  label: string;
  icon: string;
  disabled?: boolean;
  onStep: () => void;
}

const Step = ({ label, icon, disabled, onStep }: StepProps) => (
  <button
    type="button"
    className="btn btn-outline-secondary btn-icon"
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onStep}
  >
    <Icon path={icon} />
  </button>
);
