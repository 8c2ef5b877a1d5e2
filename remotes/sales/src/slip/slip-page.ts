import styles from './slip-pages.module.css';
import type { SlipSize } from './slip-settings';

/** The class that puts a slip on its page; of a roll, on one of so many millimetres. */
export const slipPage = (size: SlipSize, rollHeight: number): string =>
  styles[size === 'roll' ? `roll${rollHeight}` : size] ?? '';
