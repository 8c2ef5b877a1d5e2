import crypto from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** Keeps a text so that only who has the session's token, which is stored nowhere, can read it. */
export interface Seal {
  close: (text: string) => string;
  open: (sealed: string) => string;
}

export function sealOf(token: string): Seal {
  const key = crypto.createHmac('sha256', token).update('kept answer').digest();
  return {
    close: (text) => {
      const iv = crypto.randomBytes(IV);
      const cipher = crypto.createCipheriv(CIPHER, key, iv);
      const inside = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), inside]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = crypto.createDecipheriv(CIPHER, key, bytes.subarray(0, IV));
      decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
      return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
