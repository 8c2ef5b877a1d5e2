import styles from './paper-pages.module.css';
import type { PaperSize } from './paper-size';

/** The class that puts a sheet on its page; of a roll, on one of so many millimetres. */
export const paperPage = (size: PaperSize, rollHeight: number): string =>
  styles[size === 'roll' ? `roll${rollHeight}` : size] ?? '';
