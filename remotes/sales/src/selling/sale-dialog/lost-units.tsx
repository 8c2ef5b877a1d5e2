import { formatMoment, type TFunction } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import type { Dispatch, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import type { LostUnit, SaleAction } from '../basket/sale-draft';

interface Props {
  lost: readonly LostUnit[];
  isBasketEmpty: boolean;
  dispatch: Dispatch<SaleAction>;
}

/** Says which units were refused, who sold them before, and what happens to the rest. */
export function LostUnits({ lost, isBasketEmpty, dispatch }: Props) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const [first] = lost;
  if (!first) return null;
  const titles: Record<LostUnit['why'], string> = {
    sold: t('sale.lostTitle'),
    returned: t('return.lostTitle'),
    set_aside: t('return.asideTitle'),
    gone: t('gone.title'),
    in_transit: t('gone.sentTitle'),
    refused: t('sale.refusedTitle'),
  };
  return (
    <div className="alert alert-danger" role="alert">
      <p className="fw-semibold mb-1">{titles[first.why]}</p>
      <ul className="mb-1">
        {lost.map((unit) => (
          <li key={unit.id}>{lostText(t, unit, timeZone)}</li>
        ))}
      </ul>
      <p className="mb-0">{isBasketEmpty ? t('sale.lostAll') : t('sale.lostRest')}</p>
      {first.why === 'in_transit' && <ReceiveAndSell dispatch={dispatch} />}
    </div>
  );
}

const focus = (button: HTMLElement | null) => button?.focus();

/** The units under way are in the shop: sends the sale again, which receives them too. */
function ReceiveAndSell({ dispatch }: Pick<Props, 'dispatch'>) {
  const { t } = useTranslation('sales');
  const receive = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    // The lines have to be up to date before the form sends them.
    flushSync(() => dispatch({ type: 'arrived' }));
    form?.requestSubmit();
  };
  return (
    <button ref={focus} type="button" className="btn btn-danger btn-sm mt-2" onClick={receive}>
      {t('gone.receive')}
    </button>
  );
}

function lostText(t: TFunction<'sales'>, lost: LostUnit, timeZone: string | undefined): string {
  const { label: unit, sold_at, sold_by, reversed_at, reversed_by, out, shipment } = lost;
  if (out) {
    const when = formatMoment(out.at, timeZone);
    return t('gone.by', { unit, reason: t(`words:stockReason.${out.reason}`), when, by: out.by });
  }
  if (shipment) {
    const { to, at, by } = shipment;
    return t('gone.sentBy', { unit, to, when: formatMoment(at, timeZone), by });
  }
  if (reversed_at) {
    const when = formatMoment(reversed_at, timeZone);
    return t('return.lostBy', { unit, when, by: reversed_by ?? '–' });
  }
  if (lost.why === 'refused') return unit;
  return sold_at
    ? t('sale.lostBy', { unit, when: formatMoment(sold_at, timeZone), by: sold_by ?? '–' })
    : t('sale.lostPlain', { unit });
}
