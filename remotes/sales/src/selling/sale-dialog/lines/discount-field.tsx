import { useTranslation } from 'react-i18next';

import { AmountOnLeave } from './amount-on-leave';

/** In hundredths of a percent, as an amount is in hundredths of a euro. */
const WHOLE = 10_000;

interface Props {
  of?: string;
  /** In cents. */
  regular: number;
  /** What stands now, in cents; null for an unreadable price. */
  price: number | null;
  disabled: boolean;
  /** Called with the price in cents. */
  onPrice: (cents: number) => void;
}

/** A discount in percent of the regular price, exact to the cent. */
export function DiscountField({ regular, price, onPrice, ...field }: Props) {
  const { t } = useTranslation('sales');
  const priceAt = (percent: number) => Math.round((regular * (WHOLE - percent)) / WHOLE);
  return (
    <AmountOnLeave
      {...field}
      label={t('sale.discount')}
      stands={(percent) => percent > 0 && priceAt(percent) === price}
      refuse={(percent) => (percent > WHOLE ? t('sale.discountTooLarge') : undefined)}
      onTake={(percent) => onPrice(priceAt(percent))}
    />
  );
}
