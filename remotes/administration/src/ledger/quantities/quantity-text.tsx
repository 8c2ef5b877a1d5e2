import { formatNumber } from '@backoffice/i18n';

import styles from '../ledger.module.css';

/** How many there are; below zero, more was sold than booked in, in red. */
export const QuantityText = ({ quantity }: { quantity: number | null }) => (
  <span className={quantity !== null && quantity < 0 ? styles.negative : undefined}>
    {formatNumber(quantity)}
  </span>
);
