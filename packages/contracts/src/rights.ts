/** What a person may be in a company; apart from `role`, which is a text without effect. */
export const RIGHTS = ['owner', 'manager', 'stock', 'cashier'] as const;
export type Rights = (typeof RIGHTS)[number];
