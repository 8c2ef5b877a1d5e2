import type { SentUnit } from '@backoffice/contracts';
import { Choices } from '@backoffice/ui';
import { unitDescription, unitName } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import styles from './shortages.module.css';

const CHOICES = ['lost', 'returned'] as const;
export type Choice = (typeof CHOICES)[number];
export type ChoiceByUnit = ReadonlyMap<number, Choice>;

interface Props {
  units: readonly SentUnit[];
  choices: ChoiceByUnit;
  onChoose: (ids: number[], choice: Choice) => void;
}

/** Units that never came, with a choice for each, and one for all if there are several. */
export function Shortages({ units, choices, onChoose }: Props) {
  const { t } = useTranslation('goods');
  const options = CHOICES.map((value) => ({ value, label: t(`shipments.choices.${value}`) }));
  const ids = units.map(({ id }) => id);
  const common = CHOICES.find((choice) => ids.every((id) => choices.get(id) === choice));
  return (
    <ul className={styles.shortages}>
      {units.length > 1 && (
        <li className={styles.all}>
          <strong>{t('shipments.forAll')}</strong>
          <Choices
            label={t('shipments.forAll')}
            options={options}
            value={common}
            onChange={(choice) => onChoose(ids, choice)}
          />
        </li>
      )}
      {units.map((unit) => (
        <li key={unit.id}>
          <span>
            <bdi className="fw-semibold">{unitName(unit)}</bdi>
            <span className="text-body-secondary d-block">{unitDescription(unit)}</span>
          </span>
          <Choices
            label={unitName(unit)}
            options={options}
            value={choices.get(unit.id)}
            onChange={(choice) => onChoose([unit.id], choice)}
          />
        </li>
      ))}
    </ul>
  );
}
