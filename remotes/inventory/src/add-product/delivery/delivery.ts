import type { ReceivedUnits } from '@backoffice/api-client/resources/receiving';
import type { ProductType } from '@backoffice/contracts';
import { moneyOfCents } from '@backoffice/i18n';
import { type DeliveryLists, type LabelUnit } from '@backoffice/ui/stock';

import { type DeliveryValues, eurosOf, totalUnits } from './delivery-draft';

/** A model that was just saved, with what its labels need. */
export interface ReceivedModel {
  units: number;
  /** Empty on a server that does not name the new units. */
  items: ReceivedUnits['items'];
  /** The texts that all of its labels share. */
  product: Omit<LabelUnit, 'id' | 'barcode' | 'number'>;
}

/** What was received of one delivery here. */
export interface Delivery {
  /** Null on a server that keeps no deliveries. */
  id: number | null;
  /** What the supplier's note says. */
  note: string;
  /** Whether other models can join it. */
  isOpen: boolean;
  /** The latest last. */
  models: ReceivedModel[];
}

interface Parts {
  values: DeliveryValues;
  type: ProductType;
  lists: DeliveryLists;
  received: ReceivedUnits;
  /** The delivery that it was to join. */
  joined: Delivery | null;
}

/** The delivery with what was received; a server of before makes each model one of its own. */
export function deliveryOf({ values, type, lists, received, joined }: Parts): Delivery {
  const model = {
    units: received.items.length || totalUnits(values, type),
    items: received.items,
    product: productOf(values, lists),
  };
  const others = joined?.id === received.id ? joined.models : [];
  return {
    id: received.id,
    note: joined?.note ?? values.note.trim(),
    isOpen: Boolean(received.models),
    models: [...others, model],
  };
}

function productOf(values: DeliveryValues, lists: DeliveryLists): ReceivedModel['product'] {
  const brand = lists.brands.find(({ id }) => id === values.brand);
  const specificType = lists.types.find(({ id }) => id === values.type);
  const color = lists.colors.find(({ id }) => id === values.color);
  return {
    brand: brand?.brandName ?? '',
    code: values.code.trim(),
    name: values.name.trim() || null,
    color: color?.colorName ?? null,
    specific_type: specificType?.specificType ?? null,
    price: moneyOfCents(Math.round(eurosOf(values.stockPrice) * 100)),
  };
}

/** The delivery without units that were undone; null if none is left. */
export function withoutUnits(delivery: Delivery, ids: readonly number[]): Delivery | null {
  const gone = new Set(ids);
  const models = delivery.models.flatMap((model) => {
    const items = model.items.filter(({ id }) => !gone.has(id));
    return items.length === 0 ? [] : [{ ...model, items, units: items.length }];
  });
  return models.length === 0 ? null : { ...delivery, models };
}
