import { formatNumber } from '@backoffice/i18n';

import styles from '../ledger.module.css';

/** A quantity; red below zero, which means that more was sold than booked in. */
export const QuantityText = ({ quantity }: { quantity: number | null }) => (
  <span className={quantity !== null && quantity < 0 ? styles.negative : undefined}>
    {formatNumber(quantity)}
  </span>
);
