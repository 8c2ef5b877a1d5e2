/** A shop's id; null for what belongs to no shop; left out, the server decides by the caller. */
export type ShopChoice = number | null | undefined;

/** A shop as it stands in a query. */
export const shopParam = (shop: ShopChoice) => (shop === null ? 'none' : shop);
