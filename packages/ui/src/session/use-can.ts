import type { Action } from '@backoffice/contracts';

/**
 * Whether an action is allowed. As text, because an area may require one that this release of the
 * shell doesn't know; nothing required is always allowed.
 */
export type Can = (action: string | undefined) => boolean;

const everything: Can = () => true;

/** What the person may do: everybody who is signed in may do everything. */
export const usePermissions = (): Can => everything;

/** Whether the person may do it. */
export const useCan = (action: Action): boolean => usePermissions()(action);
