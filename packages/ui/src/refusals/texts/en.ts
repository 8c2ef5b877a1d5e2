import { REFUSALS } from '@backoffice/contracts/refusals';

/** The catalogue's own English. */
export default Object.fromEntries(Object.entries(REFUSALS).map(([key, { text }]) => [key, text]));
