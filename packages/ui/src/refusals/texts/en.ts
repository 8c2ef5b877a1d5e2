import { REFUSALS } from '@backoffice/contracts/refusals';

/** The English texts of the catalogue. */
export default Object.fromEntries(Object.entries(REFUSALS).map(([key, { text }]) => [key, text]));
