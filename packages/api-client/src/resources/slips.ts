import { http } from '@backoffice/api-client';
import { PATHS, pathTo, type SlipKind } from '@backoffice/contracts';

import { numberOf, recordOrEmpty } from './normalise';

const PRINTS = { sale: PATHS.salePrints, return: PATHS.returnPrints };

/** Notes that the slip of a sale or a return is printed: 0 for the first print, then the number of the copy. */
export const notePrint = async (kind: SlipKind, id: number): Promise<number> =>
  numberOf(recordOrEmpty(await http.post(pathTo(PRINTS[kind], { id }))).copy);
