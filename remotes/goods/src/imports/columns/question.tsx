import type { ImportColumn, ImportQuestion } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import styles from '../imports.module.css';

interface Props {
  question: ImportQuestion;
  column: ImportColumn;
  /** Whether blank cells take what stands above them; undefined: nobody has said so. */
  fillDown: boolean | undefined;
  onAnswer: (change: Partial<ImportColumn>) => void;
  onFillDown: (fillDown: boolean) => void;
}

interface Answer {
  label: string;
  isChosen: boolean;
  choose: () => void;
}

const MONEY: readonly (string | null)[] = ['importPrice', 'stockPrice'];

const DAYS = ['dmy', 'mdy'] as const;
const DECIMALS = [',', '.'] as const;

/** A number as it would be read with this sign before the cents, or before a piece's fraction. */
function readingOf(example: string, decimals: ',' | '.', { field }: ImportColumn): string {
  const digits = example.replace(decimals === ',' ? /\./g : /,/g, '').replace(',', '.');
  const number = digits.replace(/[^\d.]/g, '');
  return MONEY.includes(field) ? `€${number}` : String(Number(number));
}

/** A question that only a person can answer, with the meaning of each answer. */
export function Question(props: Props) {
  const { t } = useTranslation('goods');
  const { about, example } = props.question;
  const answers = answersOf(t, props);
  const asked =
    about === 'blanks' ? t('imports.question.blanks') : t('imports.question.of', { example });
  return (
    <div className={styles.question} role="group" aria-label={asked}>
      <span>{asked}</span>
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

function answersOf(t: TFunction<'goods'>, props: Props): Answer[] {
  const { question, column, fillDown, onAnswer, onFillDown } = props;
  const { about, example } = question;
  if (about === 'blanks') {
    const above = t('imports.question.asAbove', { example });
    return [
      { label: above, isChosen: fillDown === true, choose: () => onFillDown(true) },
      {
        label: t('imports.question.blank'),
        isChosen: fillDown === false,
        choose: () => onFillDown(false),
      },
    ];
  }
  if (about === 'decimals') {
    return DECIMALS.map((decimals) => ({
      label: readingOf(example, decimals, column),
      isChosen: column.decimals === decimals,
      choose: () => onAnswer({ decimals }),
    }));
  }
  return DAYS.map((days) => ({
    label: t(`imports.question.${days}`),
    isChosen: column.days === days,
    choose: () => onAnswer({ days }),
  }));
}
