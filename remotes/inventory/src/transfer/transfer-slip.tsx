import type { StockRow } from '@backoffice/api-client/resources/products';
import { formatMoment, formatNumber, NO_VALUE } from '@backoffice/i18n';
import { Slip, unitDescription } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

/** A transfer with the rows as they were before: their `location` is where they came from. */
export interface DoneTransfer {
  rows: readonly StockRow[];
  to: string;
  /** ISO 8601. */
  at: string;
  by: string;
}

/** The sheet that travels with the goods and is signed at both ends. */
export function TransferSlip({ rows, to, at, by, timeZone }: DoneTransfer & { timeZone?: string }) {
  const { t } = useTranslation('inventory');
  return (
    <Slip
      title={t('slip.title')}
      facts={[
        [t('words:fields.to'), to],
        [t('words:fields.date'), formatMoment(at, timeZone)],
        [t('slip.by'), by],
        [t('slip.units'), formatNumber(rows.length)],
      ]}
      signatures={[t('slip.handedOver'), t('slip.received')]}
    >
      <Units rows={rows} />
    </Slip>
  );
}

function Units({ rows }: Pick<DoneTransfer, 'rows'>) {
  const { t } = useTranslation('inventory');
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{t('words:fields.barcode')}</th>
          <th scope="col">{t('words:fields.code')}</th>
          <th scope="col">{t('words:fields.product')}</th>
          <th scope="col">{t('words:fields.size')}</th>
          <th scope="col">{t('slip.from')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id}>
            <td>{index + 1}</td>
            <td>{row.barcode}</td>
            <td>{row.code}</td>
            <td>{unitDescription(row)}</td>
            <td>{row.number ?? NO_VALUE}</td>
            <td>{row.location ?? NO_VALUE}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
