/** What the shell opens above the page; one at a time. */
export type Floating = 'search' | 'settings' | 'shortcuts';
