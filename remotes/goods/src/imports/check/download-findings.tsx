import { allFindings } from '@backoffice/api-client/resources/imports';
import type { ImportField, ImportFinding, UploadedImport } from '@backoffice/contracts';
import { formatNumber, type TFunction } from '@backoffice/i18n';
import { type Column, detailOf, downloadCsv, Icon, ICONS } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

import { fieldName } from '../field-name';
import styles from '../imports.module.css';

/** Values of so many characters stay on one line, as `36-41`. */
const SHORT = 16;

export const findingColumns = (t: TFunction<'goods'>): Column<ImportFinding>[] => [
  {
    id: 'line',
    header: t('imports.findings.line'),
    align: 'end',
    width: '5rem',
    cell: ({ line }) => formatNumber(line),
    csv: ({ line }) => line,
  },
  {
    id: 'column',
    header: t('imports.findings.column'),
    cell: (finding) => <bdi>{placeOf(t, finding) ?? '–'}</bdi>,
    csv: (finding) => placeOf(t, finding),
  },
  {
    id: 'value',
    header: t('imports.findings.value'),
    cell: ({ value }) => (
      <bdi className={value.length <= SHORT ? styles.short : undefined}>{value || '–'}</bdi>
    ),
    csv: ({ value }) => value,
  },
  {
    id: 'reason',
    header: t('imports.findings.reason'),
    cell: (finding) => reasonText(t, finding),
    csv: (finding) => reasonText(t, finding),
  },
];

const OF_CODES = ['code_form', 'code_of_ours', 'code_taken'];

/** The column that is wrong, or the field that none gives. */
const placeOf = (t: TFunction<'goods'>, { column, details: { field } }: ImportFinding) =>
  column ?? (field === undefined ? null : fieldName(t, field as ImportField));

/** The reason of a finding, what follows from it, and what may have been meant by the server's guess. */
function reasonText(t: TFunction<'goods'>, { level, reason, details }: ImportFinding): string {
  const { maybe } = details;
  return [
    t(`imports.reasons.${reason}`, details),
    level === 'warning' && OF_CODES.includes(reason) && t('imports.reasons.without'),
    maybe && t('imports.reasons.maybe', { maybe }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The rows of a file as they stand in it, each once, with what is wrong with them at the end. */
function rowsToMend(t: TFunction<'goods'>, findings: readonly ImportFinding[]) {
  const byLine = new Map<number, ImportFinding[]>();
  for (const one of findings) byLine.set(one.line, [...(byLine.get(one.line) ?? []), one]);
  return [...byLine.values()].map((all) => ({
    row: all[0]?.row ?? [],
    reasons: all.map((one) => [one.column, reasonText(t, one)].filter(Boolean).join(': ')),
  }));
}

/**
 * Downloads all findings, each with its row as it stands in the file; of rows that are left out a
 * file that can be mended and imported.
 */
export function DownloadFindings(props: { upload: UploadedImport; level: ImportFinding['level'] }) {
  const { upload, level } = props;
  const { t } = useTranslation('goods');
  async function download() {
    const name = upload.name.replace(/\.\w+$/, '');
    try {
      const found = await allFindings(
        upload.id,
        level === 'left' ? ['left'] : ['error', 'warning'],
      );
      if (level === 'left') return downloadLeft(t, upload, { name, found });
      const cells = cellsOf(upload, ({ row }: ImportFinding) => row);
      downloadCsv(`${name}-${t('imports.findings.file')}`, [...findingColumns(t), ...cells], found);
    } catch (error) {
      notify.danger(t('imports.findings.loadFailed'), { detail: detailOf(error) });
    }
  }
  return (
    <button
      type="button"
      className="btn btn-sm btn-outline-secondary"
      onClick={() => void download()}
    >
      <Icon path={ICONS.download} size={0.8} /> {t('imports.findings.download')}
    </button>
  );
}

const cellsOf = <T,>({ headers }: UploadedImport, row: (of: T) => readonly string[]) =>
  headers.map((header, index) => ({ header, csv: (of: T) => row(of)[index] ?? '' }));

function downloadLeft(
  t: TFunction<'goods'>,
  upload: UploadedImport,
  { name, found }: { name: string; found: readonly ImportFinding[] },
): void {
  const rows = rowsToMend(t, found);
  type Row = (typeof rows)[number];
  const reason = {
    header: t('imports.findings.reason'),
    csv: ({ reasons }: Row) => reasons.join(' '),
  };
  const columns = [...cellsOf(upload, ({ row }: Row) => row), reason];
  downloadCsv(`${name}-${t('imports.leave.file')}`, columns, rows);
}
