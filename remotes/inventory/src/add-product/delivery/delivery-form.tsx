import type { CurrentSession } from '@backoffice/api-client/resources/session';
import { MAX_RECEIVED_UNITS, type ProductType } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import {
  Card,
  Form,
  FormError,
  onDemand,
  SubmitButton,
  type AppForm,
  useCan,
} from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { sizeField, hasSizes, type DeliveryLists } from '@backoffice/ui/stock';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../add-product.module.css';
import { ReceivingShop } from '../receiving-shop';
import { useReceive } from '../use-receive';
import { deliveryOf } from './delivery';
import { type DeliveryValues, toDeliveryInput, unitsError } from './delivery-draft';
import { DeliveryFields } from './delivery-fields-view';
import { DeliveryTotals } from './delivery-totals';
import { SupplierNote } from './supplier-note';
import { useDeliveryForm } from './use-delivery-form';
import { useEnterMovesOn } from './use-enter-moves-on';
import type { useUnderWay } from './use-under-way';

const SuppliersCodes = onDemand(
  async () => (await import('../codes/suppliers-codes')).SuppliersCodes,
);

interface Props {
  owner: CurrentSession;
  type: ProductType;
  lists: DeliveryLists;
  underWay: ReturnType<typeof useUnderWay>;
}

/** There is nothing to do when that part can't be loaded, because the form works without it. */
const goOn = () => undefined;

/** Keeps room for the codes, which load a little later; plain servers know no such codes. */
function Codes(props: Pick<Props, 'owner' | 'type' | 'lists'>) {
  if (!useCan('operations.view')) return null;
  return (
    <div className={styles.codes}>
      <SuppliersCodes {...props} onClose={goOn} />
    </div>
  );
}

/** Receives products of one type, by keyboard alone if need be. */
export function DeliveryForm({ owner, type, lists, underWay }: Props) {
  const { t } = useTranslation('inventory');
  const { form, key, startAnew } = useDeliveryForm({ owner, type, lists });
  const { joined, tellNoMore } = underWay;
  const receive = useReceive(key, underWay.undone);
  const fields = useEnterMovesOn<HTMLDivElement>();
  useNextDelivery(form, underWay);

  const save = async (values: DeliveryValues) => {
    const wrong = unitsError(values, type);
    const limit = formatNumber(MAX_RECEIVED_UNITS);
    if (wrong)
      return refuseUnits(form, unitFields(type, lists), t(`addProduct.${wrong}`, { limit }));
    const received = await receive(toDeliveryInput(values, type, idsOf(lists.sizes), joined));
    if (!received) return tellNoMore();
    underWay.received(deliveryOf({ values, type, lists, received, joined }));
    startAnew();
    // The reset takes the focus away, so it is set afterwards.
    setTimeout(() => form.setFocus('code'));
  };

  return (
    <Form form={form} onSubmit={save} label={t(`words:productType.${type}`)}>
      <Card>
        <Codes owner={owner} type={type} lists={lists} />
        <div ref={fields}>
          <FormError />
          <SupplierNote joined={joined} onLeave={underWay.leave} />
          <DeliveryFields type={type} lists={lists} />
          <div className={styles.end}>
            <DeliveryTotals type={type} />
            <div className={styles.save}>
              <ReceivingShop location={owner.user.location} />
              <span className="form-text m-0">{t('addProduct.keys')}</span>
              <SubmitButton busyLabel={t('addProduct.saving')}>{t('addProduct.save')}</SubmitButton>
            </div>
          </div>
        </div>
      </Card>
    </Form>
  );
}

/** Drops the note of the last delivery when the next goes wrong, and begins where it begins. */
function useNextDelivery(
  form: AppForm<DeliveryValues>,
  { choices, tellNoMore }: Props['underWay'],
) {
  const isWrong = Object.keys(form.formState.errors).length > 0;
  const drop = useEffectEvent(tellNoMore);
  useEffect(() => {
    if (isWrong) drop();
  }, [isWrong]);
  const { setFocus } = form;
  useEffect(() => {
    if (choices > 0) setFocus('code');
  }, [choices, setFocus]);
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

const unitFields = (type: ProductType, { sizes }: DeliveryLists) =>
  hasSizes(type) ? sizes.map(({ id }) => `sizes.${sizeField(id)}` as const) : ['quantity' as const];

function refuseUnits(
  form: AppForm<DeliveryValues>,
  fields: ReturnType<typeof unitFields>,
  message: string,
) {
  fields.forEach((name, index) => form.setError(name, { message }, { shouldFocus: index === 0 }));
  notify.danger(message);
}
