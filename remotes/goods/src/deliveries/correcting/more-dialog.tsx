import { deliveryMutations } from '@backoffice/api-client/resources/deliveries';
import { MAX_RECEIVED_UNITS, type Delivery, type DeliveryUnitsInput } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { ModalForm, NumberField, QueryView, useWrite, type AppForm } from '@backoffice/ui';
import { useScanner } from '@backoffice/ui/scanner';
import {
  hasSizes,
  sizeField,
  type DeliveryLists,
  useDeliveryLists,
  wholeOf,
} from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import styles from '../deliveries.module.css';

interface Props {
  delivery: Delivery;
  onAdded: (ids: number[]) => void;
  onClose: () => void;
}

interface Values {
  sizes: Record<string, number>;
  quantity: number;
}

const AMOUNT = { min: 0, max: 1_000, emptyAs: 0 };

/** More came than was received: adds the units to the same delivery, as its units are by now. */
export function MoreDialog(props: Props) {
  const { t } = useTranslation('goods');
  const lists = useDeliveryLists(props.delivery.type);
  return (
    <QueryView query={lists} errorText={t('deliveries.listsFailed')} loading={null}>
      {(data) => <MoreForm {...props} lists={data} />}
    </QueryView>
  );
}

function MoreForm({ delivery, lists, onAdded, onClose }: Props & { lists: DeliveryLists }) {
  const { t } = useTranslation('goods');
  const save = useAdding({ delivery, lists, onAdded, onClose });
  const none = lists.sizes.map(({ id }) => [sizeField(id), 0]);
  useScanner(() => ({ outcome: 'refused', reason: t('deliveries.noScan') }));
  return (
    <ModalForm<Values>
      show
      title={t('deliveries.moreTitle')}
      defaultValues={{ sizes: Object.fromEntries(none) as Values['sizes'], quantity: 0 }}
      onSubmit={save}
      onClose={onClose}
      submitLabel={t('deliveries.addUnits')}
      busyLabel={t('deliveries.busy')}
    >
      <p className="mb-0">{t('deliveries.moreHint')}</p>
      {hasSizes(delivery.type) ? <SizeFields lists={lists} /> : <QuantityField />}
    </ModalForm>
  );
}

function SizeFields({ lists }: { lists: DeliveryLists }) {
  const { t } = useTranslation('goods');
  return (
    <fieldset>
      <legend className="form-label">{t('deliveries.besides')}</legend>
      <div className={styles.sizeGrid}>
        {lists.sizes.map(({ id, number }) => (
          <NumberField key={id} name={`sizes.${sizeField(id)}`} label={number} {...AMOUNT} />
        ))}
      </div>
    </fieldset>
  );
}

function QuantityField() {
  const { t } = useTranslation('goods');
  return <NumberField name="quantity" label={t('words:fields.quantity')} {...AMOUNT} />;
}

function useAdding({ delivery, lists, onAdded, onClose }: Props & { lists: DeliveryLists }) {
  const { t } = useTranslation('goods');
  const send = useWrite(deliveryMutations.addUnits(delivery.id));
  return async (values: Values, form: AppForm<Values>) => {
    const { input, units } = hasSizes(delivery.type) ? ofSizes(values, lists) : ofNone(values);
    const limit = formatNumber(MAX_RECEIVED_UNITS);
    if (units === 0 || units > MAX_RECEIVED_UNITS) {
      const message = t(units === 0 ? 'deliveries.nothingAdded' : 'deliveries.tooMany', { limit });
      form.setError('root.server', { message });
      return;
    }
    const { items } = await send(input);
    onAdded(items.map(({ id }) => id));
    onClose();
  };
}

interface Added {
  input: DeliveryUnitsInput;
  units: number;
}

function ofSizes({ sizes: typed }: Values, lists: DeliveryLists): Added {
  const sizes = lists.sizes
    .map(({ id }) => ({ size: id, quantity: wholeOf(typed[sizeField(id)]) }))
    .filter(({ quantity }) => quantity > 0);
  return { input: { sizes }, units: sizes.reduce((sum, { quantity }) => sum + quantity, 0) };
}

function ofNone({ quantity: typed }: Values): Added {
  const quantity = wholeOf(typed);
  return { input: { quantity }, units: quantity };
}
