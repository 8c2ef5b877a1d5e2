import { useMedia } from '../use-media';

/**
 * Whether rows are drawn as cards, which show no column heads. The style sheet has the same width.
 */
export const useCards = (): boolean => useMedia('(width < 576px)');
