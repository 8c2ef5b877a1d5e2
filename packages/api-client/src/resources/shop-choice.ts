/** A shop's id; null for what belongs to no shop; left out: whatever fits whoever asks. */
export type ShopChoice = number | null | undefined;

/** A shop as it stands in a query. */
export const shopParam = (shop: ShopChoice) => (shop === null ? 'none' : shop);
