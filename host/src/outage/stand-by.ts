import { hasStandIn, lineAwaySince, standInBy } from '@backoffice/api-client';
import { KEEPS_SELLING, readStored } from '@backoffice/api-client/storage';

/**
 * On a till that goes on selling without a line, says who answers then; elsewhere nobody does. Nor does
 * anybody where a browser has no service workers, as in a private window: what is sold there is gone
 * with the window.
 */
export function standBy(): void {
  const isOn = readStored(KEEPS_SELLING) !== null && 'serviceWorker' in navigator;
  standInBy(isOn ? async () => (await import('./stand-in/stand-in')).standIn : undefined);
}

/** Whether this till sells by what it keeps: nobody else can sign in meanwhile. */
export const isSellingWithoutLine = (): boolean => hasStandIn() && lineAwaySince() !== null;
