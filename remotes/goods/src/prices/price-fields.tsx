import { CheckboxField, MoneyField, NumberField, SelectField } from '@backoffice/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import {
  isPercent,
  mostPercent,
  PRICE_ENDINGS,
  PRICE_WAYS,
  type PriceValues,
} from './price-change';
import styles from './prices.module.css';

export function PriceFields() {
  const { t } = useTranslation('goods');
  const { control } = useFormContext<PriceValues>();
  const way = useWatch({ control, name: 'way' });
  const ways = PRICE_WAYS.map((value) => ({ value, label: t(`prices.ways.${value}`) }));
  // The mark keeps the dot in front of the cents in right-to-left languages too.
  const endings = PRICE_ENDINGS.map((value) => ({ value, label: `\u200e${value}` }));
  return (
    <>
      <div className={styles.fields}>
        <SelectField required name="way" label={t('prices.way')} options={ways} />
        <Amount key={isPercent(way) ? way : 'euros'} way={way} />
        <SelectField
          name="ending"
          label={t('prices.ending')}
          placeholder={t('prices.anyEnding')}
          options={endings}
        />
      </div>
      <CheckboxField name="labels" label={t('prices.thenLabels')} />
    </>
  );
}

function Amount({ way }: Pick<PriceValues, 'way'>) {
  const { t } = useTranslation('goods');
  if (!isPercent(way)) {
    const label = t(way === 'set' ? 'prices.setTo' : 'prices.euros');
    return <MoneyField required autoFocus name="euros" label={label} />;
  }
  return (
    <NumberField
      required
      autoFocus
      name="percent"
      label={t('prices.percent')}
      unit="%"
      integer={false}
      min={0.01}
      max={mostPercent(way)}
    />
  );
}
