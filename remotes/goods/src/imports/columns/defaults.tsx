import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { PRODUCT_TYPES, type ImportField, type ProductType } from '@backoffice/contracts';
import { MoneyInput } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { fieldName } from '../field-name';
import styles from '../imports.module.css';
import type { MappingState } from './use-mapping';

interface Props {
  mapping: MappingState;
}

const TEXTS = ['brand', 'type', 'color', 'size'] as const;
const PRICES = ['importPrice', 'stockPrice'] as const;

/** Values for all rows, used where no column gives the field or a cell is empty. */
export function Defaults({ mapping }: Props) {
  const { t } = useTranslation('goods');
  const { columns, layout, withoutVat = false } = mapping.value;
  const isColumn = (field: ImportField) => columns.some((column) => column.field === field);
  // Variants say their sizes as options.
  const has = (field: ImportField) =>
    isColumn(field) || (field === 'size' && (layout === 'shopify' || isColumn('sizeQuantity')));
  return (
    <>
      <p>{t('imports.defaults.hint')}</p>
      <div className={styles.fields}>
        <ProductTypeDefault mapping={mapping} />
        <LocationDefault mapping={mapping} />
        {TEXTS.filter((field) => !has(field)).map((field) => (
          <TextDefault key={field} field={field} mapping={mapping} />
        ))}
        {PRICES.filter((field) => !has(field)).map((field) => (
          <PriceDefault key={field} field={field} mapping={mapping} />
        ))}
      </div>
      {has('stockPrice') && (
        <label className="form-check mt-3">
          <input
            type="checkbox"
            className="form-check-input"
            checked={withoutVat}
            onChange={({ target }) => mapping.setReading({ withoutVat: target.checked })}
          />
          <span className="form-check-label">{t('imports.defaults.withoutVat')}</span>
        </label>
      )}
    </>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

function ProductTypeDefault({ mapping }: Props) {
  const { t } = useTranslation('goods');
  return (
    <Labelled label={t('words:fields.productType')}>
      {(id) => (
        <select
          id={id}
          className="form-select"
          value={mapping.value.defaults.productType ?? ''}
          onChange={({ target }) =>
            mapping.setDefault(
              'productType',
              (target.value || undefined) as ProductType | undefined,
            )
          }
        >
          <option value="">{t('imports.defaults.fromFile')}</option>
          {PRODUCT_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`words:productType.${type}`)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

function LocationDefault({ mapping }: Props) {
  const { t } = useTranslation('goods');
  const { data = [] } = useQuery(referenceQueries.list('locations'));
  return (
    <Labelled label={t('words:fields.location')}>
      {(id) => (
        <select
          id={id}
          className="form-select"
          value={mapping.value.defaults.location ?? ''}
          onChange={({ target }) => mapping.setDefault('location', target.value || undefined)}
        >
          <option value="">{t('imports.defaults.ownShop')}</option>
          {data.map(({ id: key, name }) => (
            <option key={key} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

function TextDefault({ mapping, field }: Props & { field: (typeof TEXTS)[number] }) {
  const { t } = useTranslation('goods');
  return (
    <Labelled label={fieldName(t, field)}>
      {(id) => (
        <input
          id={id}
          className="form-control"
          maxLength={60}
          value={mapping.value.defaults[field] ?? ''}
          onChange={({ target }) => mapping.setDefault(field, target.value || undefined)}
        />
      )}
    </Labelled>
  );
}

function PriceDefault({ mapping, field }: Props & { field: (typeof PRICES)[number] }) {
  const { t } = useTranslation('goods');
  const [text, setText] = useState(mapping.value.defaults[field] ?? '');
  return (
    <Labelled label={fieldName(t, field)}>
      {(id) => (
        <MoneyInput
          id={id}
          value={text}
          error={undefined}
          onChange={(typed) => {
            setText(typed);
            mapping.setDefault(field, typed || undefined);
          }}
        />
      )}
    </Labelled>
  );
}
