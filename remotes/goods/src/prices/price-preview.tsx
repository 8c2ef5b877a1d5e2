import type { PricePreview, PricePreviewRow } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { Money } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './prices.module.css';

/** Products that are drawn at first. */
const FIRST = 50;

interface Props {
  preview: PricePreview;
  /** False while the preview is that of an earlier change, and the right one is being loaded. */
  isCurrent: boolean;
}

/** The effect on prices, product by product, with sums. */
export function PricePreviewPart({ preview, isCurrent }: Props) {
  const { t } = useTranslation('goods');
  const count = preview.units;
  return (
    <section
      className={isCurrent ? undefined : styles.waiting}
      aria-label={t('prices.preview')}
      aria-busy={!isCurrent}
    >
      <p className={styles.sums} role="status">
        <span className="fw-semibold">
          {t('prices.changed', { count, number: formatNumber(count) })}
        </span>
        {count > 0 && <OldAndNew old={preview.old_total} now={preview.new_total} />}
      </p>
      <Remarks preview={preview} />
      {count > 0 && <PreviewTable preview={preview} />}
    </section>
  );
}

function Remarks({ preview: { unchanged, below_cost: belowCost } }: Pick<Props, 'preview'>) {
  const { t } = useTranslation('goods');
  return (
    <>
      {unchanged > 0 && (
        <p className="text-body-secondary mb-2">
          {t('prices.unchanged', { count: unchanged, number: formatNumber(unchanged) })}
        </p>
      )}
      {belowCost !== null && belowCost > 0 && (
        <p className="text-danger fw-semibold mb-2">
          {t('prices.belowCost', { count: belowCost, number: formatNumber(belowCost) })}
        </p>
      )}
    </>
  );
}

function PreviewTable({ preview: { rows, row_count: all } }: Pick<Props, 'preview'>) {
  const { t } = useTranslation('goods');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  return (
    <>
      <table className={`table table-sm ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('words:fields.product')}</th>
            <th scope="col" className="text-end">
              {t('words:fields.units')}
            </th>
            <th scope="col" className="text-end">
              {t('prices.oldAndNew')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={`${row.product} ${row.old}`} row={row} />
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <button type="button" className="btn btn-link btn-sm" onClick={() => setIsWhole(true)}>
          {t('prices.allRows', { number: formatNumber(rows.length) })}
        </button>
      )}
      {isWhole && rows.length < all && (
        <p className="form-text">{t('prices.firstRows', { number: formatNumber(rows.length) })}</p>
      )}
    </>
  );
}

function Row({ row }: { row: PricePreviewRow }) {
  const { brand, name, specific_type: type, color } = row;
  return (
    <tr>
      <th scope="row">
        <bdi>{row.code}</bdi>
        <div className={styles.description}>
          {[brand, name ?? type, color].filter(Boolean).join(' · ')}
        </div>
      </th>
      <td className="text-end">{formatNumber(row.units)}</td>
      <td className="text-end">
        <OldAndNew old={row.old} now={row.new} />
      </td>
    </tr>
  );
}

/** The old and the new price, in the reading direction of the language. */
function OldAndNew({ old, now }: { old: string; now: string }) {
  const { t } = useTranslation('goods');
  return (
    <span className={styles.change}>
      <span className="visually-hidden">{t('prices.old')} </span>
      <Money value={old} />
      <span className={styles.arrow} aria-hidden="true" />
      <span className="visually-hidden"> {t('prices.new')} </span>
      <strong>
        <Money value={now} />
      </strong>
    </span>
  );
}
