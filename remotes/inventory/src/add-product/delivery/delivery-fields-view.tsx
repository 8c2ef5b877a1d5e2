import type { ProductType } from '@backoffice/contracts';
import { NumberField, type Option, SelectField, TextField } from '@backoffice/ui';
import { sizeField, hasSizes, type DeliveryLists } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import styles from '../add-product.module.css';

/** The fields of each tab in the order in which they are typed; all are required. */
const FIELDS_OF = {
  shoes: ['code', 'brand', 'type', 'color', 'importPrice', 'stockPrice'],
  textile: ['code', 'brand', 'type', 'color', 'importPrice', 'stockPrice'],
  accessories: ['code', 'name', 'brand', 'importPrice', 'stockPrice', 'quantity'],
} as const satisfies Record<ProductType, readonly string[]>;

type DeliveryField = (typeof FIELDS_OF)[ProductType][number];

const MAX_PRICE = 99_999_999;
const MAX_QUANTITY = 1_000;

interface Props {
  type: ProductType;
  lists: DeliveryLists;
}

export function DeliveryFields({ type, lists }: Props) {
  const { t } = useTranslation('inventory');
  return (
    <>
      <div className={styles.fields}>
        {FIELDS_OF[type].map((field) => (
          <DeliveryFieldInput key={field} field={field} lists={lists} />
        ))}
      </div>
      {hasSizes(type) && (
        <fieldset className={styles.sizes}>
          <legend className="form-label">{t('addProduct.sizes')}</legend>
          {lists.sizes.length === 0 && (
            <p className="text-body-secondary">{t('addProduct.noSizes')}</p>
          )}
          <div className={styles.sizeGrid}>
            {lists.sizes.map(({ id, number }) => (
              <NumberField
                key={id}
                name={`sizes.${sizeField(id)}`}
                label={number}
                min={0}
                max={MAX_QUANTITY}
                emptyAs={0}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

function DeliveryFieldInput({ field, lists }: { field: DeliveryField; lists: DeliveryLists }) {
  const { t } = useTranslation('inventory');
  const shared = { name: field, label: t(`words:fields.${field}`), required: true };
  switch (field) {
    case 'code':
      return <TextField {...shared} maxLength={60} autoFocus />;
    case 'name':
      return <TextField {...shared} maxLength={120} />;
    case 'brand':
      return <SelectField {...shared} options={optionsOf(lists.brands, (row) => row.brandName)} />;
    case 'type':
      return (
        <SelectField {...shared} options={optionsOf(lists.types, (row) => row.specificType)} />
      );
    case 'color':
      return <SelectField {...shared} options={optionsOf(lists.colors, (row) => row.colorName)} />;
    case 'quantity':
      return <NumberField {...shared} min={1} max={MAX_QUANTITY} />;
    case 'importPrice':
    case 'stockPrice':
      return <NumberField {...shared} unit="€" min={0} max={MAX_PRICE} offersCents />;
  }
}

const optionsOf = <Row extends { id: number }>(
  rows: readonly Row[],
  label: (row: Row) => string,
): Option[] => rows.map((row) => ({ value: row.id, label: label(row) }));
