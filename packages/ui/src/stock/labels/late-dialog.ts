import { onDemand } from '../../loading/on-demand';

/** Prints labels; the bars are drawn by code that pages do not wait for. */
export const PrintLabelsDialog = onDemand(
  async () => (await import('./print-labels-dialog')).PrintLabelsDialog,
);
