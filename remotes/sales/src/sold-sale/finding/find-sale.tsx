import { soldSaleQueries, type LinesSought } from '@backoffice/api-client/resources/sold-sales';
import { MAX_FOUND_LINES, type FoundLine } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';
import {
  Badge,
  EmptyState,
  FilterBar,
  FilterDays,
  FilterText,
  Money,
  QueryView,
  SidePanel,
  useTimeZone,
  useToday,
} from '@backoffice/ui';
import { useScanLog } from '@backoffice/ui/scanner';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../../words/unit-label';
import { paymentName } from '../../words/way-name';
import styles from '../sold-sale.module.css';

interface Props {
  onOpen: (sale: number) => void;
  onClose: () => void;
}

const NOTHING = { code: '', number: '', from: '', to: '' };

/** A scan goes to the counter, which this panel would hide. */
function useScanned(onScan: () => void) {
  const { last } = useScanLog();
  const before = useRef(last);
  useEffect(() => {
    if (last !== before.current) onScan();
  }, [last, onScan]);
}

/** Finds a sale by code, size and days, for a customer who has neither label nor slip. */
export function FindSale({ onOpen, onClose }: Props) {
  const { t } = useTranslation('sales');
  const today = useToday();
  const [sought, setSought] = useState(NOTHING);
  const change = (part: Partial<typeof NOTHING>) => setSought({ ...sought, ...part });
  const field = (name: keyof typeof NOTHING) => ({
    label: t(`soldSale.find.${name}`),
    value: sought[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  const isAsked = Object.values(sought).some((text) => text.trim() !== '');
  useScanned(onClose);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  return (
    <SidePanel title={t('soldSale.find.title')} onClose={onClose}>
      <div ref={fields}>
        <FilterBar label={t('soldSale.find.title')}>
          <FilterText {...field('code')} />
          <FilterText {...field('number')} />
          <FilterDays
            from={sought.from}
            to={sought.to}
            labels={{ from: t('soldSale.find.from'), to: t('soldSale.find.to') }}
            max={today}
            onChange={change}
          />
        </FilterBar>
      </div>
      {isAsked ? (
        <Found sought={trimmed(sought)} onOpen={onOpen} />
      ) : (
        <EmptyState title={t('soldSale.find.startTitle')} text={t('soldSale.find.startText')} />
      )}
    </SidePanel>
  );
}

const trimmed = ({ code, number, from, to }: typeof NOTHING): LinesSought => ({
  ...(code.trim() && { code: code.trim() }),
  ...(number.trim() && { number: number.trim() }),
  ...(from && { from }),
  ...(to && { to }),
});

function Found({ sought, onOpen }: Pick<Props, 'onOpen'> & { sought: LinesSought }) {
  const { t } = useTranslation('sales');
  const query = useQuery(soldSaleQueries.lines(sought));
  const empty = (
    <EmptyState title={t('soldSale.find.noneTitle')} text={t('soldSale.find.noneText')} />
  );
  return (
    <QueryView query={query} errorText={t('soldSale.loadFailed')} empty={empty}>
      {(lines) => (
        <>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.id} className={styles.foundLine}>
                <FoundButton line={line} onOpen={onOpen} />
              </li>
            ))}
          </ul>
          {lines.length >= MAX_FOUND_LINES && (
            <p className={styles.note}>{t('soldSale.find.capped', { number: MAX_FOUND_LINES })}</p>
          )}
        </>
      )}
    </QueryView>
  );
}

function FoundButton({ line, onOpen }: Pick<Props, 'onOpen'> & { line: FoundLine }) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const facts = [
    formatMoment(line.sold_at, timeZone),
    line.seller,
    line.location,
    t('soldSale.title', { number: line.receipt_number }),
    paymentName(t, line),
  ];
  return (
    <button type="button" className={styles.found} onClick={() => onOpen(line.sale_id)}>
      <span className={styles.foundHead}>
        <strong>{unitLabel(line)}</strong>
        <Money value={line.price} />
      </span>
      <span className={styles.note}>{facts.filter(Boolean).join(' · ')}</span>
      {line.state !== 'sold' && (
        <span>
          <Badge tone="warning">{t(`soldSale.states.${line.state}`)}</Badge>
        </span>
      )}
    </button>
  );
}
