import { IMPORT_SUBJECTS, type ImportSubject } from '@backoffice/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { MappingState } from './use-mapping';

/** What the file brings. */
export function SubjectChoice({ mapping }: { mapping: MappingState }) {
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
