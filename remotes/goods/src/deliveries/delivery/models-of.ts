import type { DeliveryView } from '@backoffice/contracts';

/** Each model of a delivery with its units; servers of before have one in each. */
export function modelsOf(whole: DeliveryView): DeliveryView[] {
  const { models = [], units } = whole;
  if (models.length < 2) return [whole];
  return models.map((delivery) => ({
    delivery,
    units: units.filter(({ model }) => model === delivery.id),
    changes: whole.changes.filter(({ model }) => model === delivery.id),
  }));
}

const NAMED = 3;

/** The codes of a delivery, of several models the first ones. */
export function codesOf(whole: DeliveryView): string {
  const codes = [...new Set(modelsOf(whole).map(({ delivery }) => delivery.code))];
  const named = codes.slice(0, NAMED).join(', ');
  return codes.length > NAMED ? `${named}, …` : named;
}
