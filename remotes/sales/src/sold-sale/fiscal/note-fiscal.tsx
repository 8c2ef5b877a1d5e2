import { returnQueries } from '@backoffice/api-client/resources/returns';
import type { SlipPrint } from '@backoffice/api-client/resources/slips';
import { useCan } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../sold-sale.module.css';
import { FiscalDialog } from './fiscal-dialog';

interface Props {
  of: SlipPrint;
  number: string | null;
}

/** The number of the fiscal coupon, and a button to note it, where the server keeps one. */
export function FiscalNumber({ of, number }: Props) {
  const { t } = useTranslation('sales');
  const [isOpen, setIsOpen] = useState(false);
  const canNote = useCanNote(of);
  if (!number && !canNote) return null;
  return (
    <p className={styles.fiscal}>
      {number && <span>{t('soldSale.fiscal', { number })}</span>}
      {canNote && (
        <button type="button" className="btn btn-link btn-sm" onClick={() => setIsOpen(true)}>
          {t(number ? 'soldSale.changeFiscal' : 'soldSale.noteFiscal')}
        </button>
      )}
      {isOpen && <FiscalDialog of={of} number={number} onClose={() => setIsOpen(false)} />}
    </p>
  );
}

/** The number of a return's fiscal coupon, which only the return itself carries. */
export function FiscalNumberOfReturn({ id }: { id: number }) {
  const { data } = useQuery(returnQueries.one(id));
  return data ? (
    <FiscalNumber of={{ kind: 'return', id }} number={data.return.fiscal_number} />
  ) : null;
}

/**
 * The numbers of sales and of returns came with the tills, so only servers with tills keep them.
 */
function useCanNote({ kind }: SlipPrint): boolean {
  const hasTills = useCan('till.view');
  const mayWrite = useCan(kind === 'sale' ? 'products.sell' : 'sales.return');
  return hasTills && mayWrite;
}
