import { saleQueries } from '@backoffice/api-client/resources/sales';
import { usePerson } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';

import type { SaleAction, SaleDraft } from '../../basket/sale-draft';
import styles from './payment.module.css';

interface Props {
  draft: SaleDraft;
  disabled: boolean;
  dispatch: Dispatch<SaleAction>;
}

/** Who advised the customer; not shown where nobody else could have. */
export function SalespersonSelect({ draft, disabled, dispatch }: Props) {
  const { t } = useTranslation('sales');
  const id = useId();
  const own = usePerson().data?.user.id ?? null;
  const sellers = useQuery(saleQueries.sellers()).data ?? [];
  if (own === null || !sellers.some((one) => one.id !== own)) return null;
  const choose = (chosen: number) =>
    dispatch({ type: 'saidAtPayment', said: { salesperson: chosen === own ? null : chosen } });
  return (
    <div className={styles.salesperson}>
      <label htmlFor={id}>{t('sale.salesperson')}</label>
      <select
        id={id}
        className="form-select"
        value={draft.salesperson ?? own}
        disabled={disabled}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {sellers.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
