import { DraftKey } from '@backoffice/api-client';
import type { CurrentSession } from '@backoffice/api-client/resources/session';
import type { ProductType, FoundByCode } from '@backoffice/contracts';
import { sizeField } from '@backoffice/ui/stock';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';

import { type BoundCode, type DeliveryValues, freshDelivery } from '../delivery/delivery-draft';
import { keepDelivery } from '../delivery/kept-delivery';
import { ofProduct, withMore } from './coded-product';

/** Writes what codes mean into the form, or into the kept form of another tab. */
export function useFilledForm(owner: CurrentSession, type: ProductType) {
  const form = useFormContext<DeliveryValues>();
  const [, setParams] = useSearchParams();

  const write = (values: DeliveryValues, size: number | null) => {
    for (const field of ['code', 'name', 'brand', 'type', 'color', 'codes'] as const) {
      form.setValue(field, values[field], { shouldDirty: true });
    }
    if (size === null) form.setValue('quantity', values.quantity, { shouldDirty: true });
    else {
      const field = sizeField(size);
      form.setValue(`sizes.${field}`, values.sizes[field] ?? 0, { shouldDirty: true });
    }
    form.clearErrors();
  };
  /** Fills in units that are all of one product. */
  const fill = (found: readonly FoundByCode[]) => {
    const product = found[0]?.product;
    if (!product) return;
    const counted = (values: DeliveryValues, { size, quantity }: FoundByCode) =>
      withMore(ofProduct(values, product), size?.id ?? null, quantity);
    if (product.type === type) {
      for (const one of found) write(counted(form.getValues(), one), one.size?.id ?? null);
      return;
    }
    const { importPrice, stockPrice, note } = form.getValues();
    const fresh = { ...freshDelivery({ sizes: [] }), importPrice, stockPrice, note };
    const values = found.reduce(counted, fresh);
    keepDelivery(owner, { productType: product.type, values, key: new DraftKey().value });
    setParams({ tab: product.type }, { replace: true });
  };
  const bind = (bound: BoundCode) => {
    const values = form.getValues();
    const codes = [...(values.codes ?? []), bound];
    write(withMore({ ...values, codes }, bound.size, bound.quantity), bound.size);
  };
  return { form, fill, bind, write };
}
