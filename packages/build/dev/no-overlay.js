// Each deployable has its own client of the development server; the host's shows what is wrong
// anywhere, once.
export { formatProblem } from '@rspack/dev-server/client/overlay.js';

export const createOverlay = () => ({ send() {} });
