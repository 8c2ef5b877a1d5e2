/** Days (`YYYY-MM-DD`), a part of a code and a person's id, as they stand in the URL. */
export const ANYBODY_ANY_DAY = { from: '', to: '', code: '', user: '' };
export type WhoAndWhen = typeof ANYBODY_ANY_DAY;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[1-9]\d{0,14}$/;

/** How many filters are set beside the code. */
export const setFilters = ({ from, to, user }: WhoAndWhen): number =>
  [from, to, user].filter(Boolean).length;

/** The id in an address; null if it makes no sense. */
export const addressId = (text: string): number | null => (ID.test(text) ? Number(text) : null);

/** The filter for the server; whatever in the URL makes no sense is left out. */
export function whoAndWhen({ from, to, code, user }: WhoAndWhen) {
  const person = addressId(user);
  return {
    ...(DAY.test(from) && { start_date: from }),
    ...(DAY.test(to) && { end_date: to }),
    ...(code.trim() && { code: code.trim() }),
    ...(person !== null && { user: person }),
  };
}
