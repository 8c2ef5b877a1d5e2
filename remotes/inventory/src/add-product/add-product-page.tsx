import type { CurrentSession } from '@backoffice/api-client/resources/session';
import { PRODUCT_TYPES, type ProductType } from '@backoffice/contracts';
import { onDemand, PageFrame, QueryView, Tabs, usePerson } from '@backoffice/ui';
import { Undoing, hasSizes, useDeliveryLists } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import styles from './add-product.module.css';
import { DeliveryForm } from './delivery/delivery-form';
import { forgetDelivery } from './delivery/kept-delivery';
import { useUnderWay } from './delivery/use-under-way';
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
          {(owner) => <Receiving owner={owner} />}
        </QueryView>
      </Undoing>
    </PageFrame>
  );
}

function Receiving({ owner }: { owner: CurrentSession }) {
  const { t } = useTranslation('inventory');
  const underWay = useUnderWay(owner);
  const startAnew = () => {
    forgetDelivery(owner);
    underWay.tellNoMore();
  };
  return (
    <Tabs
      label={t('words:fields.productType')}
      onChange={startAnew}
      tabs={PRODUCT_TYPES.map((type) => ({
        id: type,
        label: t(`words:productType.${type}`),
        panel: () => <AddProduct {...{ owner, type, underWay }} />,
      }))}
    />
  );
}

interface Props {
  owner: CurrentSession;
  type: ProductType;
  underWay: ReturnType<typeof useUnderWay>;
}

function AddProduct({ owner, type, underWay }: Props) {
  const lists = useDeliveryLists(type);
  const { told, join, tellNoMore } = underWay;
  return (
    <QueryView query={lists} failure="productsLoadFailed">
      {(data) => (
        <div className={styles.stack}>
          {told && <ReceivedNote delivery={told} onAnother={join} onClose={tellNoMore} />}
          <MissingLists
            lists={data}
            needed={hasSizes(type) ? ['brands', 'colors', 'types'] : ['brands']}
          />
          <DeliveryForm owner={owner} type={type} lists={data} underWay={underWay} />
        </div>
      )}
    </QueryView>
  );
}
