import { readStored, writeStored } from '@backoffice/api-client/storage';

const NAME = 'holds-sales';

/** Whether this browser holds sales that the server hasn't booked, also once the mode is off. */
export const holdsSales = (): boolean => readStored(NAME) !== null;

export const noteHeld = (holds: boolean): void => void writeStored(NAME, holds ? '1' : null);
