import type { CurrentSession } from '@backoffice/api-client/resources/session';
import type { ProductType } from '@backoffice/contracts';
import { Card, Form, FormError, SubmitButton } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from './add-product.module.css';
import { type ReceiptValues, toProductInput } from './receipt-draft';
import { ReceiptFields } from './receipt-fields-view';
import { ReceiptTotals } from './receipt-totals';
import { ReceivingShop } from './receiving-shop';
import { type Receipt, receiptOf } from './receipt';
import { useEnterMovesOn } from './use-enter-moves-on';
import type { ReceiptLists } from './use-receipt-lists';
import { useReceiptForm } from './use-receipt-form';
import { useReceive } from './use-receive';

interface Props {
  owner: CurrentSession;
  type: ProductType;
  lists: ReceiptLists;
  onReceived: (receipt: Receipt) => void;
}

/** Receives products of one type, by keyboard alone if need be. */
export function ReceiptForm({ owner, type, lists, onReceived }: Props) {
  const { t } = useTranslation('inventory');
  const { form, key, startAnew } = useReceiptForm({ owner, type, lists });
  const receive = useReceive(key);
  const fields = useEnterMovesOn<HTMLDivElement>();

  const save = async (values: ReceiptValues) => {
    const sizeOrder = lists.sizes.map(({ id }) => id);
    const received = await receive(toProductInput(values, type, sizeOrder));
    if (!received) return;
    onReceived(receiptOf({ values, type, lists, received }));
    startAnew();
    // After the reset, which gives the focus up.
    setTimeout(() => form.setFocus('code'));
  };

  return (
    <Form form={form} onSubmit={save} label={t(`productTypes.${type}`)}>
      <Card>
        <div ref={fields}>
          <FormError />
          <ReceiptFields type={type} lists={lists} />
          <div className={styles.end}>
            <ReceiptTotals type={type} />
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
