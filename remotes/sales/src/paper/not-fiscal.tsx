import styles from './sheet.module.css';

/**
 * In both languages whatever the screen's language is, because customers and inspectors read it.
 */
export const NotFiscal = () => (
  <p className={styles.notFiscal} dir="ltr">
    <span lang="en">NOT A FISCAL COUPON</span> / <span lang="sq">NUK ËSHTË KUPON FISKAL</span>
  </p>
);
