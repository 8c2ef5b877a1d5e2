import type { CurrentSession } from '@backoffice/api-client/resources/session';
import { PRODUCT_TYPES, type ProductType } from '@backoffice/contracts';
import { onDemand, PageFrame, QueryView, Tabs, usePerson } from '@backoffice/ui';
import { Undoing, hasSizes, useDeliveryLists } from '@backoffice/ui/stock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './add-product.module.css';
import type { Delivery } from './delivery/delivery';
import { DeliveryForm } from './delivery/delivery-form';
import { forgetDelivery } from './delivery/kept-delivery';
import { MissingLists } from './missing-lists';

const ReceivedNote = onDemand(async () => (await import('./received-note')).ReceivedNote);

/** One tab for each product type; changing the tab starts the form anew. */
export default function AddProductPage() {
  const { t } = useTranslation('inventory');
  const session = usePerson();
  return (
    <PageFrame title={t('addProduct.title')}>
      <Undoing>
        <QueryView query={session} failure="productsLoadFailed">
          {(owner) => (
            <Tabs
              label={t('words:fields.productType')}
              onChange={() => forgetDelivery(owner)}
              tabs={PRODUCT_TYPES.map((type) => ({
                id: type,
                label: t(`words:productType.${type}`),
                panel: () => <AddProduct owner={owner} type={type} />,
              }))}
            />
          )}
        </QueryView>
      </Undoing>
    </PageFrame>
  );
}

interface Props {
  owner: CurrentSession;
  type: ProductType;
}

function AddProduct({ owner, type }: Props) {
  const lists = useDeliveryLists(type);
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  return (
    <QueryView query={lists} failure="productsLoadFailed">
      {(data) => (
        <div className={styles.stack}>
          {delivery && <ReceivedNote delivery={delivery} onClose={() => setDelivery(null)} />}
          <MissingLists
            lists={data}
            needed={hasSizes(type) ? ['brands', 'colors', 'types'] : ['brands']}
          />
          <DeliveryForm owner={owner} type={type} lists={data} onReceived={setDelivery} />
        </div>
      )}
    </QueryView>
  );
}
