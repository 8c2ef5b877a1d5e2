import type { ImportColumn, ImportQuestion } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import styles from '../imports.module.css';
import type { MappingState } from './use-mapping';

interface Props {
  question: ImportQuestion;
  column: ImportColumn;
  mapping: MappingState;
  onAnswer: (change: Partial<ImportColumn>) => void;
}

interface Answer {
  label: string;
  isChosen: boolean;
  choose: () => void;
}

const MONEY: readonly (string | null)[] = ['importPrice', 'stockPrice', 'surcharge'];

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
  const answers = answersOf(t, props);
  const asked = askedOf(t, props.question);
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

function askedOf(t: TFunction<'goods'>, { about, example }: ImportQuestion): string {
  if (about === 'blanks') return t('imports.question.blanks');
  return about === 'codes' ? t('imports.question.rows') : t('imports.question.of', { example });
}

function answersOf(t: TFunction<'goods'>, props: Props): Answer[] {
  const { question, column, onAnswer, mapping } = props;
  const { about, example } = question;
  if (about === 'codes') return codesAnswers(t, mapping);
  if (about === 'blanks') {
    const above = t('imports.question.asAbove', { example });
    const answer = (label: string, fillDown: boolean): Answer => ({
      label,
      isChosen: mapping.value.fillDown === fillDown,
      choose: () => mapping.setReading({ fillDown }),
    });
    return [answer(above, true), answer(t('imports.question.blank'), false)];
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

function codesAnswers(t: TFunction<'goods'>, { value, setCodesOnly }: MappingState): Answer[] {
  const isCodesOnly = value.subject === 'codes';
  return [
    {
      label: t('imports.question.oneUnit'),
      isChosen: !isCodesOnly && value.defaults.quantity === 1,
      choose: () => setCodesOnly(false),
    },
    {
      label: t('imports.question.codesOnly'),
      isChosen: isCodesOnly,
      choose: () => setCodesOnly(true),
    },
  ];
}
