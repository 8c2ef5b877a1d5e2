import { SALE_TYPES, type SoldLine } from '@backoffice/contracts';
import { MoneyField, SelectField } from '@backoffice/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../../words/unit-label';
import { wayName } from '../../words/way-name';
import { WAYS, wayOptions } from '../../words/ways';
import styles from '../sold-sale.module.css';

interface Props {
  line: SoldLine;
  /** Of the line in the form. */
  name: `lines.${number}`;
}

/** The price of one line, its way of payment or its ways with their amounts, and its channel. */
export function LineFields({ line, name }: Props) {
  const { t } = useTranslation('sales');
  const way: unknown = useWatch({ name: `${name}.way` });
  const saleTypes = SALE_TYPES.map((value) => ({ value, label: t(`words:saleType.${value}`) }));
  // A server that knows parts says so of each line, and no other can be told of them.
  const several = { value: 'several', label: t('soldSale.severalWays') };
  const ways = line.parts === undefined ? wayOptions(t) : [...wayOptions(t), several];
  return (
    <fieldset className={styles.correction}>
      <legend className={styles.legend}>{unitLabel(line)}</legend>
      <MoneyField name={`${name}.price`} label={t('words:fields.price')} required />
      <SelectField name={`${name}.way`} label={t('soldSale.paidBy')} required options={ways} />
      <SelectField
        name={`${name}.sale_type`}
        label={t('words:fields.saleType')}
        required
        options={saleTypes}
      />
      {way === 'several' &&
        WAYS.map((one) => (
          <MoneyField key={one} name={`${name}.parts.${one}`} label={wayName(t, one)} />
        ))}
    </fieldset>
  );
}
