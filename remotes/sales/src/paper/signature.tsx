import styles from './sheet.module.css';

/** A line to sign on, and whose name stands there. */
export const Signature = ({ label }: { label: string }) => (
  <p className={styles.signature}>{label}</p>
);
