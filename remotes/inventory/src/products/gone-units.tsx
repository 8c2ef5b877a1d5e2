import type { StockUnit } from '@backoffice/api-client/resources/products';
import { formatMoment, formatMoney, NO_VALUE, type TFunction } from '@backoffice/i18n';
import { onDemand, useCan, useTimeZone } from '@backoffice/ui';
import { Note, ShipmentLink, unitName } from '@backoffice/ui/stock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const FoundDialog = onDemand(async () => (await import('../stock/adjusting')).FoundDialog);

interface Props {
  units: readonly StockUnit[];
  onDismiss: (id: number) => void;
}

/** Scanned units that are not in stock. Somebody who scans a lost unit has found it. */
export function GoneUnits({ units, onDismiss }: Props) {
  const { t } = useTranslation('inventory');
  const timeZone = useTimeZone();
  const canFind = useCan('operations.view');
  const [found, setFound] = useState<StockUnit | null>(null);
  return (
    <>
      {units.map((unit) => (
        <Note key={unit.id} tone="warning" onClose={() => onDismiss(unit.id)}>
          <span>{goneText(t, unit, timeZone)}</span>
          {unit.out && canFind && (
            <button type="button" className="btn btn-warning btn-sm" onClick={() => setFound(unit)}>
              {t('found.title')}
            </button>
          )}
          {unit.shipment && (
            <ShipmentLink id={unit.shipment.id} className="alert-link">
              {t('products.openShipment')}
            </ShipmentLink>
          )}
        </Note>
      ))}
      {found && (
        <FoundDialog
          unit={found}
          onFound={() => onDismiss(found.id)}
          onClose={() => setFound(null)}
        />
      )}
    </>
  );
}

/** Why a unit is not in stock: sold, out or under way, since when and by whom. */
export function goneText(
  t: TFunction<'inventory'>,
  unit: StockUnit,
  timeZone: string | undefined,
): string {
  const { sold, out, went_out, shipment } = unit;
  const name = unitName(unit);
  if (sold) {
    return t('products.soldUnit', {
      unit: name,
      when: formatMoment(sold.at, timeZone),
      by: sold.by || NO_VALUE,
      price: formatMoney(sold.price),
      receipt: sold.receipt_number ?? NO_VALUE,
    });
  }
  if (shipment) {
    return t('products.sentUnit', {
      unit: name,
      from: shipment.from ?? NO_VALUE,
      to: unit.under_way_to ?? NO_VALUE,
      when: formatMoment(shipment.at, timeZone),
      by: shipment.by,
      number: shipment.number,
    });
  }
  return t('products.outUnit', {
    unit: name,
    reason: t(`words:stockReason.${out ?? 'lost'}`),
    when: went_out ? formatMoment(went_out.at, timeZone) : NO_VALUE,
    by: went_out?.by ?? NO_VALUE,
  });
}
