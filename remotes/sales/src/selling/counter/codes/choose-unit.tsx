import type { StockRow } from '@backoffice/api-client/resources/products';
import { formatNumber } from '@backoffice/i18n';
import { AnswerDialog, Elsewhere, Money } from '@backoffice/ui';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { IsHere, Offer } from './offers';

interface Props {
  label: string;
  offers: readonly Offer[];
  isHere: IsHere;
  onChoose: (unit: StockRow) => void;
  onClose: () => void;
}

const focus = (button: HTMLElement | null) => button?.focus();

/** Asks which of several different units is meant; the next Enter takes the first. */
export function ChooseUnit({ label, offers, isHere, onChoose, onClose }: Props) {
  const { t } = useTranslation('sales');
  const isNoneHere = !offers.some(({ unit }) => isHere(unit.location));
  const count = offers.reduce((sum, offer) => sum + offer.count, 0);
  return (
    <AnswerDialog
      show
      title={t('codes.which', { unit: label })}
      text={
        <>
          {isNoneHere && <p>{t('codes.onlyElsewhere', { count, number: formatNumber(count) })}</p>}
          <div className="list-group">
            {offers.map((offer, index) => (
              <OfferButton
                key={offer.unit.id}
                offer={offer}
                isFirst={index === 0}
                isHere={isHere(offer.unit.location)}
                onChoose={onChoose}
              />
            ))}
          </div>
        </>
      }
      onClose={onClose}
    >
      <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
        {t('sale.cancel')}
      </button>
    </AnswerDialog>
  );
}

interface OfferProps extends Pick<Props, 'onChoose'> {
  offer: Offer;
  isFirst: boolean;
  isHere: boolean;
}

function OfferButton({ offer: { unit, count }, isFirst, isHere, onChoose }: OfferProps) {
  const { t } = useTranslation('sales');
  return (
    <button
      ref={isFirst ? focus : undefined}
      type="button"
      className="list-group-item list-group-item-action d-flex flex-wrap gap-2"
      onKeyDown={moveFocus}
      onClick={() => onChoose(unit)}
    >
      <strong>
        <Money value={unit.price} />
      </strong>
      {isHere ? (
        unit.location && <bdi>{unit.location}</bdi>
      ) : (
        <Elsewhere location={unit.location} />
      )}
      <span className="text-body-secondary ms-auto">
        {t('codes.units', { count, number: formatNumber(count) })}
      </span>
    </button>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...(event.currentTarget.parentElement?.children ?? [])];
  const next = buttons[buttons.indexOf(event.currentTarget) + step];
  if (next instanceof HTMLElement) next.focus();
}
