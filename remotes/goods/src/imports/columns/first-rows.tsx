import type { UploadedImport } from '@backoffice/contracts';
import { useTranslation } from 'react-i18next';

import styles from '../imports.module.css';

/** The first rows as they were read; their text runs in the file's own direction. */
export function FirstRows({ upload }: { upload: UploadedImport }) {
  const { t } = useTranslation('goods');
  const { headers, rows, lines } = upload;
  return (
    <details className="mt-3" open={upload.encodings.length > 0}>
      <summary>{t('imports.reading.firstRows')}</summary>
      <div
        className={styles.preview}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- scrolled by keyboard, too
        tabIndex={0}
        role="region"
        aria-label={t('imports.reading.firstRows')}
      >
        <table className="table table-sm mb-0" dir="auto">
          <thead>
            <tr>
              <th scope="col">{t('imports.findings.line')}</th>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={lines[index]}>
                <td>{lines[index]}</td>
                {row.map((cell, column) => (
                  <td key={headers[column] ?? column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
