import styles from './paper-pages.module.css';
import type { PaperSize } from './paper-size';

/**
 * The class that puts a sheet on its page; `rollHeight` are the millimetres of a page on a roll.
 */
export const paperPage = (size: PaperSize, rollHeight: number): string =>
  styles[size === 'roll' ? `roll${rollHeight}` : size] ?? '';
