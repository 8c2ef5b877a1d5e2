import { hasStandIn, lineAwaySince, standInBy } from '@backoffice/api-client';
import { KEEPS_SELLING, readStored } from '@backoffice/api-client/storage';

/** On a till that goes on selling without a line, says who answers then; elsewhere nobody does. */
export function standBy(): void {
  const isOn = readStored(KEEPS_SELLING) !== null;
  standInBy(isOn ? async () => (await import('./stand-in/stand-in')).standIn : undefined);
}

/** Whether this till sells by what it keeps: nobody else can sign in meanwhile. */
export const isSellingWithoutLine = (): boolean => hasStandIn() && lineAwaySince() !== null;
