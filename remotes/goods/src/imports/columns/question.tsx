import type { ImportColumn, ImportQuestion } from '@backoffice/contracts';
import { useTranslation } from 'react-i18next';

import styles from '../imports.module.css';

interface Props {
  question: ImportQuestion;
  column: ImportColumn;
  onAnswer: (change: Partial<ImportColumn>) => void;
}

const DAYS = ['dmy', 'mdy'] as const;
const DECIMALS = [',', '.'] as const;

/** A number as it would be read with this sign before the cents. */
function readingOf(example: string, decimals: ',' | '.'): string {
  const digits = example.replace(decimals === ',' ? /\./g : /,/g, '').replace(',', '.');
  return `€${digits.replace(/[^\d.]/g, '')}`;
}

/** A question that only a person can answer, with the meaning of each answer. */
export function Question({ question: { about, example }, column, onAnswer }: Props) {
  const { t } = useTranslation('goods');
  const answers =
    about === 'decimals'
      ? DECIMALS.map((decimals) => ({
          label: readingOf(example, decimals),
          isChosen: column.decimals === decimals,
          choose: () => onAnswer({ decimals }),
        }))
      : DAYS.map((days) => ({
          label: t(`imports.question.${days}`),
          isChosen: column.days === days,
          choose: () => onAnswer({ days }),
        }));
  return (
    <div
      className={styles.question}
      role="group"
      aria-label={t('imports.question.of', { example })}
    >
      <span>{t('imports.question.of', { example })}</span>
      {answers.map(({ label, isChosen, choose }) => (
        <button
          key={label}
          type="button"
          className={`btn btn-sm ${isChosen ? 'btn-primary' : 'btn-outline-primary'}`}
          aria-pressed={isChosen}
          onClick={choose}
        >
          <bdi>{label}</bdi>
        </button>
      ))}
    </div>
  );
}
