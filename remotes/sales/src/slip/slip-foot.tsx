import { Bars } from '@backoffice/ui/printing';
import { useTranslation } from 'react-i18next';

import { NotFiscal } from '../paper/not-fiscal';
import { Signature } from '../paper/signature';
import { differenceOf, type Slip } from './slip';
import styles from './slip.module.css';

/** Millimetres of a roll's width that can be printed on. */
const PRINTABLE = 72;

/** The terms, the barcode of the sale, and the note that this is no fiscal coupon. */
export function SlipFoot({ slip }: { slip: Slip }) {
  const { t } = useTranslation('sales');
  const { code, head } = slip;
  return (
    <footer className={styles.foot}>
      {differenceOf(slip) < 0 && <Signature label={t('slip.signature')} />}
      {head.terms && (
        <p className={styles.terms} dir="auto">
          {head.terms}
        </p>
      )}
      <div className={styles.code}>
        <Bars className={styles.bars} text={code} available={PRINTABLE} />
        <bdi className={styles.digits}>{code}</bdi>
      </div>
      <NotFiscal />
    </footer>
  );
}
