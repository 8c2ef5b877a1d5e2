/** What a person may be in a company; apart from `role`, which is a text without effect. */
export const RIGHTS = ['owner', 'manager', 'stock', 'cashier'] as const;
export type Rights = (typeof RIGHTS)[number];

/** `invited` has not signed in yet, `disabled` may not any more, `employee` never could. */
export const PERSON_STATES = ['active', 'invited', 'disabled', 'employee'] as const;
