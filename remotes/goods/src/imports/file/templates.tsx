import {
  FIELDS_OF,
  IMPORT_SUBJECTS,
  type ImportField,
  type ImportSubject,
} from '@backoffice/contracts';
import { downloadCsv, Icon, ICONS } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { fieldName } from '../field-name';
import styles from '../imports.module.css';

const SHOPIFY = /^(handle|title|option)/;
const LEFT_OUT: readonly ImportField[] = [
  'sizeQuantity',
  'barcode',
  'produced',
  'setAside',
  'name',
];

/** The fields of our own template, in its order. */
const fieldsOf = (subject: ImportSubject): ImportField[] =>
  FIELDS_OF[subject].filter(
    (field: ImportField) =>
      subject !== 'stock' || !(SHOPIFY.test(field) || LEFT_OUT.includes(field)),
  );

const EXAMPLES: Partial<Record<ImportField, string>> = {
  code: 'AB-1234',
  brand: 'Nike',
  produced: 'Vietnam',
  type: 'Sneakers',
  color: 'Black',
  albanianName: 'E zezë',
  englishName: 'Black',
  turkishName: 'Siyah',
  size: '42',
  quantity: '3',
  importPrice: '20.00',
  stockPrice: '49.90',
  articleNumber: 'A-1',
  name: 'Bags',
};

/** Tables to fill in, with the headings that are recognised. */
export function Templates() {
  const { t } = useTranslation('goods');
  const exampleOf = (field: ImportField): string =>
    field === 'productType' ? t('words:productType.shoes') : (EXAMPLES[field] ?? '');
  const download = (subject: ImportSubject) => {
    const columns = fieldsOf(subject).map((field) => ({
      header: fieldName(t, field),
      csv: () => exampleOf(field),
    }));
    downloadCsv(`${t('imports.template.file')}-${subject}`, columns, [null]);
  };
  return (
    <details className="mt-3">
      <summary>{t('imports.template.title')}</summary>
      <p className={`${styles.note} mt-2`}>{t('imports.template.hint')}</p>
      <div className={styles.actions}>
        {IMPORT_SUBJECTS.map((subject) => (
          <button
            key={subject}
            type="button"
            className="btn btn-sm btn-outline-secondary"
            onClick={() => download(subject)}
          >
            <Icon path={ICONS.download} size={0.8} /> {t(`imports.subjects.${subject}`)}
          </button>
        ))}
      </div>
    </details>
  );
}
