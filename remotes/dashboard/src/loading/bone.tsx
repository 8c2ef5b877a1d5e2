import styles from './bone.module.css';

/** Stands in a line of text for what is loading, and is as high as the text. */
export const Bone = () => <span className={styles.bone} aria-hidden="true" />;
