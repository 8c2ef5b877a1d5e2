import styles from './sheet.module.css';

/** A line to sign on, with a label below it that says who signs. */
export const Signature = ({ label }: { label: string }) => (
  <p className={styles.signature}>{label}</p>
);
