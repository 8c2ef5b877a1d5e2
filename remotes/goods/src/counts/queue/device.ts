import { createIdempotencyKey } from '@backoffice/api-client';
import { readStored, writeStored } from '@backoffice/api-client/storage';

const NAME = 'count-device';
/** Where the browser keeps nothing, as long as the page is open. */
let own: string | undefined;

/** This browser, as counts know it. */
export function deviceId(): string {
  own ??= readStored(NAME) || createIdempotencyKey();
  writeStored(NAME, own);
  return own;
}
