import { allFindings, importQueries } from '@backoffice/api-client/resources/imports';
import type { UploadedImport, ImportFinding } from '@backoffice/contracts';
import { formatNumber, type TFunction } from '@backoffice/i18n';
import {
  Card,
  type Column,
  DataTable,
  detailOf,
  downloadCsv,
  Icon,
  ICONS,
  QueryView,
  usePagedRows,
} from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

interface Props {
  upload: UploadedImport;
  level: ImportFinding['level'];
  count: number;
}

const columnsOf = (t: TFunction<'goods'>): Column<ImportFinding>[] => [
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
    cell: ({ column }) => <bdi>{column ?? '–'}</bdi>,
    csv: ({ column }) => column,
  },
  {
    id: 'value',
    header: t('imports.findings.value'),
    cell: ({ value }) => <bdi>{value || '–'}</bdi>,
    csv: ({ value }) => value,
  },
  {
    id: 'reason',
    header: t('imports.findings.reason'),
    cell: (finding) => reasonText(t, finding),
    csv: (finding) => reasonText(t, finding),
  },
];

/** Rows with errors or with warnings, as a table and as a file. */
export function Findings({ upload, level, count }: Props) {
  const { t } = useTranslation('goods');
  const query = useInfiniteQuery(importQueries.findings(upload.id, level, upload.check));
  const paged = usePagedRows(query);
  const title = t(`imports.findings.${level}s`, { count, number: formatNumber(count) });
  return (
    <Card title={title} actions={<Download upload={upload} />}>
      {level === 'error' && <p>{t('imports.findings.hint')}</p>}
      <QueryView query={query} errorText={t('imports.findings.loadFailed')}>
        {() => (
          <DataTable
            caption={title}
            columns={columnsOf(t)}
            rows={paged.rows}
            rowKey={({ id }) => id}
            isLoadingMore={paged.isLoadingMore}
            onEndReached={paged.loadMore}
          />
        )}
      </QueryView>
    </Card>
  );
}

/** Downloads all findings, each with its row as it stands in the file. */
function Download({ upload }: { upload: UploadedImport }) {
  const { t } = useTranslation('goods');
  async function download() {
    try {
      const rows = await allFindings(upload.id);
      const cells = upload.headers.map((header, index) => ({
        header,
        csv: ({ row }: ImportFinding) => row[index] ?? '',
      }));
      const name = upload.name.replace(/\.\w+$/, '');
      downloadCsv(`${name}-${t('imports.findings.file')}`, [...columnsOf(t), ...cells], rows);
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

/** The reason of a finding, with what may have been meant if the server has a guess. */
function reasonText(t: TFunction<'goods'>, { reason, details }: ImportFinding): string {
  const text = t(`imports.reasons.${reason}`, details);
  return details.maybe ? `${text} ${t('imports.reasons.maybe', { maybe: details.maybe })}` : text;
}
