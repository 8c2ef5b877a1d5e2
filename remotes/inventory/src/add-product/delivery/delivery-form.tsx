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
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../add-product.module.css';
import { ReceivingShop } from '../receiving-shop';
import { useReceive } from '../use-receive';
import { type Delivery, deliveryOf } from './delivery';
import { type DeliveryValues, toDeliveryInput, unitsError } from './delivery-draft';
import { DeliveryFields } from './delivery-fields-view';
import { DeliveryTotals } from './delivery-totals';
import { useDeliveryForm } from './use-delivery-form';
import { useEnterMovesOn } from './use-enter-moves-on';

const SuppliersCodes = onDemand(
  async () => (await import('../codes/suppliers-codes')).SuppliersCodes,
);

interface Props {
  owner: CurrentSession;
  type: ProductType;
  lists: DeliveryLists;
  /**
   * Called with null when the next delivery goes wrong, so that the note of the last one goes away.
   */
  onReceived: (delivery: Delivery | null) => void;
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
export function DeliveryForm({ owner, type, lists, onReceived }: Props) {
  const { t } = useTranslation('inventory');
  const { form, key, startAnew } = useDeliveryForm({ owner, type, lists });
  const receive = useReceive(key, () => onReceived(null));
  const fields = useEnterMovesOn<HTMLDivElement>();

  const isWrong = Object.keys(form.formState.errors).length > 0;
  useEffect(() => {
    if (isWrong) onReceived(null);
  }, [isWrong, onReceived]);

  const save = async (values: DeliveryValues) => {
    const wrong = unitsError(values, type);
    const limit = formatNumber(MAX_RECEIVED_UNITS);
    if (wrong)
      return refuseUnits(form, unitFields(type, lists), t(`addProduct.${wrong}`, { limit }));
    const received = await receive(toDeliveryInput(values, type, idsOf(lists.sizes)));
    if (!received) return onReceived(null);
    onReceived(deliveryOf({ values, type, lists, received }));
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
