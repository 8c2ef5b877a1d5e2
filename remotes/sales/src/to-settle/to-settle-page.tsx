import { offlineSaleQueries } from '@backoffice/api-client/resources/offline-sales';
import type { UnsettledSale } from '@backoffice/contracts';
import { EmptyState, ICONS, PageFrame, QueryView } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSlip } from '../slip/use-slip';
import type { Chosen } from './chosen';
import styles from './to-settle.module.css';
import { UnsettledSaleCard } from './unsettled-sale';
import { useScannedUnit } from './use-scanned-unit';

/** Sales that a till made without a line and that somebody has to settle, oldest first. */
export default function ToSettlePage() {
  const { t } = useTranslation('sales');
  const query = useQuery({ ...offlineSaleQueries.unsettled(), refetchOnWindowFocus: true });
  const { printReturn, slip } = useSlip();
  return (
    <PageFrame title={t('toSettle.title')}>
      <QueryView query={query} errorText={t('toSettle.loadFailed')} empty={<Nothing {...query} />}>
        {(sales) => <Sales sales={sales ?? []} onPaidBack={printReturn} />}
      </QueryView>
      {slip}
    </PageFrame>
  );
}

function Nothing({ data }: { data: UnsettledSale[] | null | undefined }) {
  const { t } = useTranslation('sales');
  return data === null ? (
    <EmptyState title={t('toSettle.unknownTitle')} text={t('toSettle.unknownText')} />
  ) : (
    <EmptyState icon={ICONS.check} title={t('toSettle.noneTitle')} text={t('toSettle.noneText')} />
  );
}

interface Props {
  sales: readonly UnsettledSale[];
  onPaidBack: (returnId: number) => void;
}

function Sales({ sales, onPaidBack }: Props) {
  const { t } = useTranslation('sales');
  const [choices, setChoices] = useState<ReadonlyMap<number, Chosen>>(new Map());
  const choose = (line: number, chosen: Chosen | undefined) =>
    setChoices((before) => {
      const others = [...before].filter(([id]) => id !== line);
      return new Map(chosen === undefined ? others : [...others, [line, chosen]]);
    });
  useScannedUnit(sales, choices, choose);
  const list = useFocusOnNext(sales);
  return (
    <>
      <p className={styles.note}>{t('toSettle.intro')}</p>
      <ul ref={list} className={styles.sales}>
        {sales.map((sale) => (
          <li key={sale.sale}>
            <UnsettledSaleCard {...{ sale, choices, onPaidBack }} onChoose={choose} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Once a sale is settled, the next one has the focus; the last one's place takes nobody else. */
function useFocusOnNext(sales: readonly UnsettledSale[]) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(sales);
  useEffect(() => {
    const gone = before.current.findIndex((one) => sales.every(({ sale }) => sale !== one.sale));
    before.current = sales;
    if (gone < 0) return;
    const next = list.current?.children[Math.min(gone, sales.length - 1)];
    next?.querySelector<HTMLElement>('input, button')?.focus();
  }, [sales]);
  return list;
}
