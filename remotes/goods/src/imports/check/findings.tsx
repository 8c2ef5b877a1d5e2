import { importQueries } from '@backoffice/api-client/resources/imports';
import type { ImportFinding, ImportReason, UploadedImport } from '@backoffice/contracts';
import { formatNumber, type TFunction } from '@backoffice/i18n';
import { Card, type Column, DataTable, QueryView, usePagedRows } from '@backoffice/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../imports.module.css';
import { DownloadFindings, findingColumns } from './download-findings';
import { useLeaveOut } from './use-leave-out';

interface Props {
  upload: UploadedImport;
  level: ImportFinding['level'];
  count: number;
}

/** Rows with errors, those that are left out, or those with warnings, as a table and as a file. */
export function Findings({ upload, level, count }: Props) {
  const { t } = useTranslation('goods');
  const query = useInfiniteQuery(importQueries.findings(upload.id, level, upload.check));
  const paged = usePagedRows(query);
  const title = t(`imports.findings.${level}s`, { count, number: formatNumber(count) });
  return (
    <Card title={title} actions={<DownloadFindings upload={upload} level={level} />}>
      {level === 'error' && <p>{t('imports.findings.hint')}</p>}
      <QueryView query={query} errorText={t('imports.findings.loadFailed')}>
        {() => (
          <FindingTable upload={upload} level={level}>
            {(columns) => (
              <DataTable
                caption={title}
                columns={columns}
                rows={paged.rows}
                rowKey={({ id }) => id}
                isLoadingMore={paged.isLoadingMore}
                onEndReached={paged.loadMore}
              />
            )}
          </FindingTable>
        )}
      </QueryView>
    </Card>
  );
}

type Columns = Column<ImportFinding>[];
type TableProps = Omit<Props, 'count'> & {
  children: (columns: Columns) => ReactNode;
};

/** Errors can be left out with their rows until the import is booked, and be taken back. */
function FindingTable({ upload, level, children }: TableProps) {
  const { t } = useTranslation('goods');
  const leave = useLeaveOut(upload);
  const isOpen = upload.state === 'checked';
  if (level === 'warning' || !isOpen) return children(findingColumns(t));
  if (level === 'left') {
    return (
      <>
        <div className={styles.leaving}>
          <Leaving isBusy={leave.isBusy} text={t('imports.leave.none')} onClick={leave.none} />
        </div>
        {children(findingColumns(t))}
      </>
    );
  }
  return (
    <>
      <div className={styles.leaving}>
        <Leaving isBusy={leave.isBusy} text={t('imports.leave.all')} onClick={leave.all} />
      </div>
      {children([...findingColumns(t), leaveColumn(t, leave)])}
    </>
  );
}

function leaveColumn(t: TFunction<'goods'>, leave: ReturnType<typeof useLeaveOut>) {
  const column: Columns[number] = {
    id: 'leave',
    header: '',
    align: 'end',
    cell: ({ line, reason }) => (
      <span className={styles.leaveRow}>
        <Leaving
          isBusy={leave.isBusy}
          text={t('imports.leave.row')}
          label={t('imports.leave.rowOf', { line: formatNumber(line) })}
          onClick={() => leave.line(line)}
        />
        <Leaving
          isBusy={leave.isBusy}
          text={t('imports.leave.kind')}
          label={t('imports.leave.kindOf', { reason: t(`imports.reasons.${reason}`) })}
          onClick={() => leave.reason(reason as ImportReason)}
        />
      </span>
    ),
  };
  return column;
}

interface LeavingProps {
  text: string;
  label?: string;
  isBusy: boolean;
  onClick: () => unknown;
}

const Leaving = ({ text, label, isBusy, onClick }: LeavingProps) => (
  <button
    type="button"
    className="btn btn-sm btn-outline-secondary"
    aria-label={label}
    aria-disabled={isBusy}
    onClick={() => !isBusy && onClick()}
  >
    {text}
  </button>
);
