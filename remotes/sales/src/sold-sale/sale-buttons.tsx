import type { SaleView } from '@backoffice/contracts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CorrectDialog } from './mending/correct-dialog';
import type { Mendable } from './mending/use-mendable';
import { VoidDialog } from './mending/void-dialog';
import styles from './sold-sale.module.css';

interface Props {
  view: SaleView;
  mendable: Mendable;
  returned: {
    /** Number of chosen lines. */
    count: number;
    isOffered: boolean;
    onReturn: () => void;
  };
  onPrint: (gift: boolean) => void;
}

export function SaleButtons({ view, mendable, returned, onPrint }: Props) {
  const { t } = useTranslation('sales');
  const [open, setOpen] = useState<'correct' | 'void' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.buttons}>
      {returned.isOffered && (
        <button
          type="button"
          className="btn btn-primary"
          disabled={returned.count === 0}
          onClick={returned.onReturn}
        >
          {t('soldSale.return')}
        </button>
      )}
      <Plain onClick={() => onPrint(false)}>{t('soldSale.print')}</Plain>
      {returned.isOffered && <Plain onClick={() => onPrint(true)}>{t('soldSale.printGift')}</Plain>}
      {mendable.canCorrect && (
        <Plain onClick={() => setOpen('correct')}>{t('soldSale.correct')}</Plain>
      )}
      {mendable.canVoid && (
        <button type="button" className="btn btn-outline-secondary" onClick={() => setOpen('void')}>
          {t('soldSale.void')}
        </button>
      )}
      {open === 'correct' && <CorrectDialog view={view} onClose={close} />}
      {open === 'void' && <VoidDialog view={view} onClose={close} />}
    </div>
  );
}

const Plain = (props: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className="btn btn-outline-secondary" {...props} />
);
