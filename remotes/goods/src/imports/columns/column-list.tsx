import {
  FIELDS_OF,
  type ImportColumn,
  type ImportField,
  type ImportQuestion,
  type UploadedImport,
} from '@backoffice/contracts';
import { useTranslation } from 'react-i18next';

import { fieldName } from '../field-name';
import styles from '../imports.module.css';
import { insteadOf } from '../passed-over';
import { PlaceChoice } from './place-choice';
import { Question } from './question';
import type { MappingState } from './use-mapping';

/** Fields that only tills and web shops with a line for each variant have. */
const OF_VARIANTS = /^(handle|title|row|option|variant|surcharge)/;

interface Props {
  upload: UploadedImport;
  mapping: MappingState;
}

/** Each column of the file with its first values, and the field that it fills. */
export function ColumnList({ upload, mapping }: Props) {
  return (
    <ul className={styles.columns}>
      {upload.headers.map((header, index) => (
        <FileColumn key={header} upload={upload} mapping={mapping} index={index} />
      ))}
    </ul>
  );
}

function examplesOf({ rows }: UploadedImport, index: number): string[] {
  const filled = rows.map((row) => row[index]?.trim() ?? '').filter(Boolean);
  return [...new Set(filled)].slice(0, 3);
}

function FileColumn({ upload, mapping, index }: Props & { index: number }) {
  const column = mapping.value.columns[index];
  const question = upload.questions.find((one) => one.column === index);
  const instead = insteadOf(upload, mapping.value, index);
  return (
    <li data-left-out={column?.field ? undefined : true}>
      <span className={styles.header} dir="auto">
        {upload.headers[index]}
      </span>
      <span className={styles.examples}>
        {examplesOf(upload, index).map((example) => (
          <span key={example} dir="auto" title={example}>
            {example}
          </span>
        ))}
      </span>
      <div className={styles.choices}>
        <FieldChoice upload={upload} mapping={mapping} index={index} />
        {instead !== undefined && <Instead header={instead} />}
        {column?.field === 'placeQuantity' && (
          <PlaceChoice
            header={upload.headers[index] ?? ''}
            value={column.location ?? upload.headers[index] ?? ''}
            onChange={(location) => mapping.setColumn(index, { location })}
          />
        )}
      </div>
      {column && question && isAbout(question, column) && (
        <Question
          question={question}
          column={column}
          mapping={mapping}
          onAnswer={(change) => mapping.setColumn(index, change)}
        />
      )}
    </li>
  );
}

function Instead({ header }: { header: string }) {
  const { t } = useTranslation('goods');
  return <span className={styles.note}>{t('imports.columns.instead', { header })}</span>;
}

const NUMBERS: ReadonlySet<ImportField | null> = new Set([
  ...(['importPrice', 'stockPrice', 'surcharge'] as const),
  ...(['quantity', 'sizeQuantity', 'placeQuantity'] as const),
]);

/** A question counts only as long as the column is what it asks about. */
function isAbout({ about }: ImportQuestion, { field }: ImportColumn): boolean {
  if (about === 'days') return field === 'receivedOn';
  if (about === 'blanks') return field === 'code';
  if (about === 'codes') return field === 'productCode';
  return about === 'decimals' && NUMBERS.has(field);
}

function FieldChoice({ upload, mapping, index }: Props & { index: number }) {
  const { t } = useTranslation('goods');
  const { subject, layout, columns } = mapping.value;
  const offered = FIELDS_OF[subject].filter(
    (field: ImportField) => layout === 'shopify' || !OF_VARIANTS.test(field),
  );
  return (
    <select
      className="form-select"
      aria-label={t('imports.columns.is', { header: upload.headers[index] ?? '' })}
      value={columns[index]?.field ?? ''}
      onChange={({ target }) =>
        mapping.setColumn(index, { field: (target.value || null) as ImportField | null })
      }
    >
      <option value="">{t('imports.columns.leftOut')}</option>
      {offered.map((field) => (
        <option key={field} value={field}>
          {fieldName(t, field)}
        </option>
      ))}
    </select>
  );
}
