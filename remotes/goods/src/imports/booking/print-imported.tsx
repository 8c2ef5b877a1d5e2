import { productQueries, type StockRow } from '@backoffice/api-client/resources/products';
import { MAX_ROWS, type UploadedImport } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { detailOf, Icon, ICONS, Spinner } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { PrintLabelsDialog } from '@backoffice/ui/stock';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Loads the units of an import part by part, 5,000 in each. */
function useUnitsOf({ id }: UploadedImport) {
  const { t } = useTranslation('goods');
  const client = useQueryClient();
  const [units, setUnits] = useState<readonly StockRow[] | null>(null);
  const [loading, setLoading] = useState<number | null>(null);
  async function load(part: number) {
    if (loading !== null) return;
    setLoading(part);
    try {
      const list = productQueries.list({ import: id, sort: 'code' }, MAX_ROWS);
      const { pages } = await client.fetchInfiniteQuery({ ...list, pages: part + 1, staleTime: 0 });
      setUnits(pages[part]?.rows ?? []);
    } catch (error) {
      notify.danger(t('imports.ended.labelsFailed'), { detail: detailOf(error) });
    } finally {
      setLoading(null);
    }
  }
  return { units, loading, load, forget: () => setUnits(null) };
}

/** Prints the labels of an import, at most 5,000 at once: larger imports come in parts. */
export function PrintImported({ upload }: { upload: UploadedImport }) {
  const { t } = useTranslation('goods');
  const { units, loading, load, forget } = useUnitsOf(upload);
  const parts = Math.max(1, Math.ceil(upload.total / MAX_ROWS));
  const labelOf = (part: number) =>
    parts === 1
      ? t('imports.ended.labels')
      : t('imports.ended.labelsOf', {
          from: formatNumber(part * MAX_ROWS + 1),
          to: formatNumber(Math.min(upload.total, (part + 1) * MAX_ROWS)),
        });
  return (
    <>
      {Array.from({ length: parts }, (_, part) => (
        <button
          key={part}
          type="button"
          className="btn btn-primary"
          aria-disabled={loading !== null}
          onClick={() => void load(part)}
        >
          {loading === part ? <Spinner small /> : <Icon path={ICONS.printer} size={0.85} />}{' '}
          {labelOf(part)}
        </button>
      ))}
      {units && <PrintLabelsDialog units={units} onClose={forget} />}
    </>
  );
}
