import { isReturnReason, type SaleView, type Reversal, type SoldLine } from '@backoffice/contracts';
import { formatMoment, formatMoney, type TFunction } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../words/unit-label';
import { changeText } from './change-text';
import { FiscalNumberOfReturn } from './fiscal/note-fiscal';
import styles from './sold-sale.module.css';

/** An event in the life of a sale. Lines that were reversed in one step are one event. */
interface SaleEvent extends Pick<
  Reversal,
  'kind' | 'at' | 'by' | 'approved_by' | 'reason' | 'note' | 'return_id' | 'return_number'
> {
  lines: { line: SoldLine; /** The line that corrects it. */ after: SoldLine | undefined }[];
}

/** The events of a sale's lines, the latest first. */
function saleEvents({ lines }: Pick<SaleView, 'lines'>): SaleEvent[] {
  const events = new Map<string, SaleEvent>();
  for (const line of lines) {
    if (!line.reversed) continue;
    const { kind, at, by, reason } = line.reversed;
    const key = [kind, at, by, reason].join('|');
    const event = events.get(key) ?? { ...line.reversed, lines: [] };
    event.lines.push({ line, after: lines.find(({ corrects }) => corrects === line.id) });
    events.set(key, event);
  }
  return [...events.values()].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

interface Props {
  view: SaleView;
  onPrintReturn: (id: number) => void;
}

export function SaleHistory({ view, onPrintReturn }: Props) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const { sale } = view;
  return (
    <ol className={styles.history}>
      {saleEvents(view).map((event) => (
        <Event
          key={`${event.kind}.${event.at}.${event.lines[0]?.line.id}`}
          event={event}
          onPrintReturn={onPrintReturn}
        />
      ))}
      <li>
        <strong>{t('soldSale.events.sold')}</strong> {formatMoney(sale.total)}
        <div className={styles.note}>
          {formatMoment(sale.sold_at, timeZone)} · {sale.seller}
        </div>
        {sale.prints > 0 && (
          <div className={styles.note}>{t('soldSale.prints', { number: sale.prints })}</div>
        )}
      </li>
    </ol>
  );
}

interface EventProps extends Pick<Props, 'onPrintReturn'> {
  event: SaleEvent;
}

function Event({ event, onPrintReturn }: EventProps) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const { return_id: returnId } = event;
  const who = [
    formatMoment(event.at, timeZone),
    event.by,
    event.approved_by && t('soldSale.approvedBy', { name: event.approved_by }),
  ];
  return (
    <li>
      <strong>{eventName(t, event)}</strong>
      <ul className={styles.changes}>
        {event.lines.map(({ line, after }) => (
          <li key={line.id}>
            {unitLabel(line)}
            {after && <>: {changeText(t, line, after)}</>}
          </li>
        ))}
      </ul>
      <div>{[reasonText(t, event.reason), event.note].filter(Boolean).join(': ')}</div>
      <div className={styles.note}>{who.filter(Boolean).join(' · ')}</div>
      {returnId !== null && (
        <>
          <FiscalNumberOfReturn id={returnId} />
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm mt-1"
            onClick={() => onPrintReturn(returnId)}
          >
            {t('soldSale.printReturn')}
          </button>
        </>
      )}
    </li>
  );
}

const eventName = (t: TFunction<'sales'>, { kind, return_number: number }: SaleEvent): string =>
  kind === 'return' && number !== null
    ? t('soldSale.events.returnNumber', { number })
    : t(`soldSale.events.${kind}`);

const reasonText = (t: TFunction<'sales'>, reason: string): string =>
  isReturnReason(reason) ? t(`words:returnReason.${reason}`) : reason;
