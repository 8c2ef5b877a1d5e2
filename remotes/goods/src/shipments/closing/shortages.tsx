import type { SentUnit } from '@backoffice/contracts';
import { unitDescription, unitName } from '@backoffice/ui/stock';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './shortages.module.css';

const CHOICES = ['lost', 'returned'] as const;
export type Choice = (typeof CHOICES)[number];
export type Choices = ReadonlyMap<number, Choice>;

interface Props {
  units: readonly SentUnit[];
  choices: Choices;
  onChoose: (ids: number[], choice: Choice) => void;
}

/** Units that never came, with a choice for each, and one for all if there are several. */
export function Shortages({ units, choices, onChoose }: Props) {
  const { t } = useTranslation('goods');
  const ids = units.map(({ id }) => id);
  const common = CHOICES.find((choice) => ids.every((id) => choices.get(id) === choice));
  return (
    <ul className={styles.shortages}>
      {units.length > 1 && (
        <li className={styles.all}>
          <strong>{t('shipments.forAll')}</strong>
          <ChoiceButtons
            label={t('shipments.forAll')}
            chosen={common}
            onChoose={(choice) => onChoose(ids, choice)}
          />
        </li>
      )}
      {units.map((unit) => (
        <li key={unit.id}>
          <span>
            <bdi className="fw-semibold">{unitName(unit)}</bdi>
            <span className="text-body-secondary d-block">{unitDescription(unit)}</span>
          </span>
          <ChoiceButtons
            label={unitName(unit)}
            chosen={choices.get(unit.id)}
            onChoose={(choice) => onChoose([unit.id], choice)}
          />
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  label: string;
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function ChoiceButtons({ label, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('goods');
  const name = useId();
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <div className="btn-group btn-group-sm">
        {CHOICES.map((choice) => (
          <Fragment key={choice}>
            <input
              type="radio"
              className="btn-check"
              id={`${name}-${choice}`}
              name={name}
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
            />
            <label className="btn btn-outline-secondary" htmlFor={`${name}-${choice}`}>
              {t(`shipments.choices.${choice}`)}
            </label>
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
