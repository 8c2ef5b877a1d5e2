import type { UploadedImport } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { Card } from '@backoffice/ui';
import { AreaLink, useHref } from '@backoffice/ui/areas';
import { reasonText } from '@backoffice/ui/notify';
import { useUndo } from '@backoffice/ui/stock';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Findings } from '../check/findings';
import styles from '../imports.module.css';
import { useOpenImport } from '../use-open-import';
import { PrintImported } from './print-imported';

const TONE = { applied: 'success', failed: 'danger', cancelled: 'secondary' } as const;

/** The result of an import, and what to do next. */
export function Ended({ upload }: { upload: UploadedImport }) {
  const { t } = useTranslation('goods');
  const { close } = useOpenImport();
  const { state, undone, failure, failure_reason: reason, total, operation } = upload;
  const isIn = state === 'applied' && !undone;
  useFreshStock(isIn || undone);
  const tone = undone ? 'secondary' : TONE[state as keyof typeof TONE];
  const text = undone ? 'undone' : (state as keyof typeof TONE);
  const left = upload.check?.left ?? 0;
  const card = (
    <Card title={t('imports.ended.title')}>
      <div className={`alert alert-${tone} mb-3`} role="status">
        {t(`imports.ended.${text}`, { count: total, number: formatNumber(total) })}
        {left > 0 && ` ${t('imports.ended.left', { count: left, number: formatNumber(left) })}`}
        {failure && <div>{reasonText(reason, failure)}</div>}
      </div>
      <div className={styles.actions}>
        {isIn && operation !== null && <PrintImported upload={upload} />}
        {isIn && operation !== null && <UndoImport operation={operation} />}
        <OperationLink operation={operation} />
        <button type="button" className="btn btn-outline-secondary" onClick={close}>
          {t('imports.ended.next')}
        </button>
      </div>
    </Card>
  );
  if (left === 0) return card;
  return (
    <div className={styles.stack}>
      {card}
      <Findings upload={upload} level="left" count={left} />
    </div>
  );
}

function UndoImport({ operation }: { operation: number }) {
  const { t } = useTranslation('goods');
  const undo = useUndo();
  return (
    <button type="button" className="btn btn-outline-secondary" onClick={() => undo.ask(operation)}>
      {t('stock:undo.action')}
    </button>
  );
}

function OperationLink({ operation }: { operation: number | null }) {
  const { t } = useTranslation('goods');
  const href = useHref();
  if (operation === null) return null;
  const params = { id: operation };
  return (
    href('operations.one', params) && (
      <AreaLink to="operations.one" params={params}>
        {t('imports.ended.operation')}
      </AreaLink>
    )
  );
}

/** Lists that were loaded before the import was booked or taken back are outdated. */
function useFreshStock(isChanged: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!isChanged) return;
    void client.invalidateQueries({ queryKey: ['products'] });
    void client.invalidateQueries({ queryKey: ['panels'] });
  }, [client, isChanged]);
}
