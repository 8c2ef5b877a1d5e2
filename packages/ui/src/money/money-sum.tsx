import { sumMoney, type MoneyValue } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import { Money } from './money';

/** The sum of amounts in euros; rows that came without theirs are left out, and that is said. */
export function MoneySum({ values }: { values: readonly (MoneyValue | null)[] }) {
  return (
    <>
      <Money value={sumMoney(values)} /> <WithoutRows number={unknown(values)} />
    </>
  );
}

const unknown = (values: readonly (MoneyValue | null)[]) =>
  values.filter((value) => value === null).length;

/** How many rows a sum could not take in; nothing for none. */
export function WithoutRows({ number }: { number: number }) {
  const { t } = useTranslation('ui');
  if (number === 0) return null;
  return <small className="text-danger">({t('without', { count: number, number })})</small>;
}
