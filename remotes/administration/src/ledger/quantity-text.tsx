import { formatNumber } from '@backoffice/i18n';

import classes from './ledger.module.css';

/** How many there are; below zero, more was sold than booked in, in red. */
export const QuantityText = ({ quantity }: { quantity: number }) => (
  <span className={quantity < 0 ? classes.negative : undefined}>{formatNumber(quantity)}</span>
);
