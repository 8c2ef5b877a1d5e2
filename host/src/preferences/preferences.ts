import { preference } from './preference';

/** Blue is the specification's default. */
export const SIDEBAR_COLORS = ['blue', 'primary', 'green'] as const;
export type SidebarColor = (typeof SIDEBAR_COLORS)[number];

export const sidebarColor = preference('sidebar-color', SIDEBAR_COLORS);

/** The sidebar on wide screens; on narrow ones it opens for a moment and is never remembered. */
export const sidebarVisibility = preference('sidebar', ['shown', 'hidden']);

/** WCAG 2.1.4: a shortcut of a single character can be switched off. */
export const slashKey = preference('slash-key', ['on', 'off']);
