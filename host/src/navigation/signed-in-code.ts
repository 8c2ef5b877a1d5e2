import { Code } from '@backoffice/ui';

/** The layout and what shows areas. */
export const signedInCode = new Code(() => import('./signed-in'));
