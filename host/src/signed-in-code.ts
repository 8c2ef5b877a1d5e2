import { Code } from '@backoffice/ui';

/** Code of the layout and of pages of areas, with their texts. */
export const signedInCode = new Code(() => import('./signed-in'));
