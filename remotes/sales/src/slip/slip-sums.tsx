import type { Other, TillWay } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import { Sum, Sums } from '../paper/sums';
import { differenceOf, type Slip, type SlipPart } from './slip';

/** The total, the tax in it, and the ways of payment; a gift slip has none of these. */
export function SlipSums({ slip }: { slip: Slip }) {
  const { kind, sold, returned } = slip;
  if (kind === 'gift') return null;
  return (
    <Sums>
      {kind === 'exchange' && <Parts slip={slip} />}
      <Total slip={slip} />
      <Ways slip={slip} />
      <Change slip={slip} />
      <VatSums part={returned} isBack={kind === 'exchange'} />
      <VatSums part={sold} />
    </Sums>
  );
}

function Parts({ slip: { returned, sold } }: { slip: Slip }) {
  const { t } = useTranslation('sales');
  return (
    <>
      <Sum label={t('slip.returned')} cents={-(returned?.total ?? 0)} />
      <Sum label={t('slip.taken')} cents={sold?.total ?? 0} />
    </>
  );
}

function Total({ slip }: { slip: Slip }) {
  const { t } = useTranslation('sales');
  const difference = differenceOf(slip);
  const label = difference < 0 ? 'refund' : slip.kind === 'exchange' ? 'toPay' : 'total';
  return <Sum isTotal label={t(`slip.${label}`)} cents={Math.abs(difference)} />;
}

function Ways({ slip: { money } }: { slip: Slip }) {
  const { t } = useTranslation('sales');
  const names: Partial<Record<TillWay | Other, string>> = {
    cash: t('slip.cash'),
    bank: t('slip.bank'),
    courier: t('slip.courier'),
    other: t('slip.otherWay'),
  };
  return money.map(({ way, cents }) => (
    <Sum key={way} label={names[way] ?? way} cents={Math.abs(cents)} />
  ));
}

/** What was handed over and what went back; not said of a sale that was changed since. */
function Change({ slip: { received, money, changed } }: { slip: Slip }) {
  const { t } = useTranslation('sales');
  const cash = money.find(({ way }) => way === 'cash')?.cents ?? 0;
  if (received === null || changed || received < cash) return null;
  return (
    <>
      <Sum label={t('slip.received')} cents={received} />
      <Sum label={t('slip.change')} cents={received - cash} />
    </>
  );
}

/** The tax on returned goods is shown as a negative amount. */
function VatSums({ part, isBack = false }: { part: SlipPart | null; isBack?: boolean }) {
  const { t } = useTranslation('sales');
  return part?.vat.map(({ rate, amount }) => (
    <Sum
      key={rate}
      label={t('slip.vat', { rate: formatNumber(rate) })}
      cents={isBack ? -amount : amount}
    />
  ));
}
