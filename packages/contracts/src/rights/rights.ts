/** What a person may be in a company; apart from `role`, which is a text without effect. */
export const RIGHTS = ['owner', 'manager', 'stock', 'cashier'] as const;
export type Rights = (typeof RIGHTS)[number];

/** Signs in, was invited and hasn't come yet, may not sign in, or never could. */
export const PERSON_STATES = ['active', 'invited', 'disabled', 'employee'] as const;
