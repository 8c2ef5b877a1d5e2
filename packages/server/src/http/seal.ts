import crypto from 'node:crypto';

import { type Seal, sealWith } from '../secrets/cipher';

/** Keeps an answer so that only the session's token, which is stored nowhere, can open it. */
export const sealOf = (token: string): Seal =>
  sealWith(crypto.createHmac('sha256', token).update('kept answer').digest());
