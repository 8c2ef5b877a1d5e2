import { heldBasketQueries } from '@backoffice/api-client/resources/held-baskets';
import { PAYMENT_WAYS, type Till } from '@backoffice/contracts';
import { formatMoment, formatNumber, moneyOfCents, typedCents } from '@backoffice/i18n';
import { ConfirmDialog, Fact, Facts, isolated, Money, useCan, useTimeZone } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { wayName } from '../words/way-name';
import { cashCents, countedCents, differenceOf, leftText, type Count } from './drawer/count';
import { Difference } from './drawer/difference';

interface Props {
  till: Till;
  count: Count;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks once more, because a count can be repeated, but a closing can't be changed. */
export function CloseQuestion({ till, count, onConfirm, onClose }: Props) {
  const { t } = useTranslation('sales');
  return (
    <ConfirmDialog
      show
      title={
        till.location ? t('till.closeShop', { shop: till.location.name }) : t('till.closeNone')
      }
      text={
        <>
          <Unsent tills={till.unsent ?? []} />
          <Summary count={count} shop={till.location?.id ?? null} />
        </>
      }
      confirmLabel={t('till.close')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

/** Devices of which sales may still come: they are booked late, and the closing doesn't wait. */
function Unsent({ tills }: { tills: NonNullable<Till['unsent']> }) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  return tills.map(({ name, waiting, seen_at: at }) => {
    const said = { till: isolated(name), time: isolated(formatMoment(at, timeZone)) };
    const count = { count: waiting, number: formatNumber(waiting) };
    return (
      <p key={name} className="alert alert-warning">
        {waiting > 0
          ? t('till.unsent.holds', { ...said, ...count })
          : t('till.unsent.silent', said)}
      </p>
    );
  });
}

function Summary({ count, shop }: { count: Count; shop: number | null }) {
  const { t } = useTranslation('sales');
  const mayHold = useCan('products.sell');
  const held = useQuery({ ...heldBasketQueries.list(shop), enabled: mayHold }).data ?? [];
  const counted = cashCents(count.pieces);
  const left = typedCents(leftText(count)) ?? 0;
  const ways = PAYMENT_WAYS.filter((way) => way === 'cash' || isWorthSaying(count, way));
  return (
    <Facts amounts>
      {ways.map((way) => (
        <Fact key={way} label={wayName(t, way)}>
          <Money value={moneyOfCents(countedCents(count, way))} />{' '}
          <WayDifference cents={differenceOf(count, way)} />
        </Fact>
      ))}
      <Fact label={t('till.left')}>
        <Money value={moneyOfCents(left)} />
      </Fact>
      <Fact label={t('till.takeOut')}>
        <Money value={moneyOfCents(counted - left)} />
      </Fact>
      {held.length > 0 && <Fact label={t('held.list')}>{formatNumber(held.length)}</Fact>}
    </Facts>
  );
}

const WayDifference = ({ cents }: { cents: number | undefined }) =>
  cents === undefined || cents === 0 ? null : <Difference cents={cents} />;

const isWorthSaying = (count: Count, way: (typeof PAYMENT_WAYS)[number]) =>
  countedCents(count, way) !== 0 || (differenceOf(count, way) ?? 0) !== 0;
