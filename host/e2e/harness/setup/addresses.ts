/** The pages below /admin and /rtl that only somebody who is signed in sees. */
export const GUARDED = [
  '/dashboard',
  '/sales',
  '/sales/to-settle',
  '/add/products',
  '/products',
  '/deliveries',
  '/operations',
  '/counts',
  '/shipments',
  '/till',
  '/transactions',
  '/cms',
  '/settings',
  '/people',
  '/releases',
  '/audit',
  '/icons',
  '/notifications',
];
/** The pages that everybody sees. */
export const OPEN = ['/user-profile', '/company-profile', '/invitation', '/tables'];
