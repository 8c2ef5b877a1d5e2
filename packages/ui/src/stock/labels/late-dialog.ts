import { onDemand } from '../../loading/on-demand';

/** The dialog that prints labels; pages don't wait for its code, which draws the bars. */
export const PrintLabelsDialog = onDemand(
  async () => (await import('./print-labels-dialog')).PrintLabelsDialog,
);
