import { createIdempotencyKey } from '@backoffice/api-client';
import { readStored, writeStored } from '@backoffice/api-client/storage';

const NAME = 'count-device';
/** In browsers that store nothing, this keeps the id as long as the page is open. */
let own: string | undefined;

/** The id by which counts know this browser. */
export function deviceId(): string {
  own ??= readStored(NAME) || createIdempotencyKey();
  writeStored(NAME, own);
  return own;
}
