import { ConfirmDialog } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { doubtfulLines } from '../basket/doubtful-prices';
import type { SaleLine } from '../basket/sale-draft';
import { PriceList } from './price-list';

interface Props {
  /** The lines with doubtful prices; without any, no question is asked. */
  lines: readonly SaleLine[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether implausible prices are meant. The safe answer has the focus. */
export const PriceQuestion = (props: Props) =>
  props.lines.length > 0 ? <Question {...props} /> : null;

function Question({ lines, onConfirm, onClose }: Props) {
  const { t } = useTranslation('sales');
  return (
    <ConfirmDialog
      show
      title={t('sale.doubtTitle')}
      text={<PriceList lines={lines} />}
      confirmLabel={t('sale.doubtConfirm')}
      tone="danger"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

/** Sells, after a question where a price is implausible; the same prices are asked about once. */
export function usePriceQuestion(onSell: () => void) {
  const [asked, setAsked] = useState<readonly SaleLine[]>([]);
  const [meant, setMeant] = useState('');
  const pricesOf = (lines: readonly SaleLine[]) =>
    lines.map(({ unit, price }) => `${unit.id}:${price}`).join();
  return {
    asked,
    ask: (lines: readonly SaleLine[]) => {
      const doubtful = doubtfulLines(lines);
      if (doubtful.length === 0 || pricesOf(doubtful) === meant) onSell();
      else setAsked(doubtful);
    },
    confirm: () => {
      setMeant(pricesOf(asked));
      setAsked([]);
      onSell();
    },
    close: () => setAsked([]),
  };
}
