import { Code } from '@backoffice/ui';

/** The layout and what shows areas, with its texts. */
export const signedInCode = new Code(() => import('./signed-in'));
