import { sumMoney, type MoneyValue } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import { Money } from './money';

/** The sum of amounts in euros, with a note of how many rows came without an amount. */
export function MoneySum({ values }: { values: readonly (MoneyValue | null)[] }) {
  return (
    <>
      <Money value={sumMoney(values)} /> <WithoutRows number={unknown(values)} />
    </>
  );
}

const unknown = (values: readonly (MoneyValue | null)[]) =>
  values.filter((value) => value === null).length;

/** Says how many rows are missing in a sum because they have no amount; nothing for 0. */
export function WithoutRows({ number }: { number: number }) {
  const { t } = useTranslation('ui');
  if (number === 0) return null;
  return <small className="text-danger">({t('without', { count: number, number })})</small>;
}
