import { type UploadedImport, IMPORT_SUBJECTS, type ImportSubject } from '@backoffice/contracts';
import { formatMoment, formatNumber } from '@backoffice/i18n';
import { Card, useTimeZone } from '@backoffice/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../imports.module.css';
import { CheckBar } from './check-bar';
import { ColumnList } from './column-list';
import { Defaults } from './defaults';
import { FirstRows } from './first-rows';
import { ReadingOptions } from './reading-options';
import { useMapping, type MappingState } from './use-mapping';

/** Lets somebody say what each column of a file is, before its rows are checked. */
export function Columns({ upload }: { upload: UploadedImport }) {
  const { t } = useTranslation('goods');
  const mapping = useMapping(upload);
  return (
    <div className={styles.stack}>
      {upload.again && <Again again={upload.again} />}
      <Card
        title={t('imports.columns.title')}
        eyebrow={t('imports.columns.rows', {
          count: upload.row_count,
          number: formatNumber(upload.row_count),
        })}
      >
        <p>{t(`imports.columns.suggested.${upload.suggested}`)}</p>
        <SubjectChoice mapping={mapping} />
        <ColumnList upload={upload} mapping={mapping} />
      </Card>
      {mapping.value.subject === 'stock' && (
        <Card title={t('imports.defaults.title')}>
          <Defaults mapping={mapping} />
        </Card>
      )}
      <Card title={t('imports.reading.title')}>
        <ReadingOptions upload={upload} />
        <FirstRows upload={upload} />
      </Card>
      <CheckBar upload={upload} mapping={mapping} />
    </div>
  );
}

function Again({ again }: { again: NonNullable<UploadedImport['again']> }) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  return (
    <div className="alert alert-warning mb-0" role="status">
      {t('imports.again', { at: formatMoment(again.at, timeZone), by: again.by })}
    </div>
  );
}

function SubjectChoice({ mapping }: { mapping: MappingState }) {
  const { t } = useTranslation('goods');
  const id = useId();
  return (
    <div className="mb-3">
      <label className="form-label" htmlFor={id}>
        {t('imports.columns.subject')}
      </label>
      <select
        id={id}
        className="form-select w-auto"
        value={mapping.value.subject}
        onChange={(event) => mapping.setSubject(event.target.value as ImportSubject)}
      >
        {IMPORT_SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {t(`imports.subjects.${subject}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
