import crypto from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** Keeps a text so that only who has the key can read it, and nobody can change it. */
export interface Seal {
  close: (text: string) => string;
  /** Throws where it was closed with another key, for something else, or changed. */
  open: (sealed: string) => string;
}

/** `key` has 32 bytes; what is closed for one thing opens for nothing else. */
export const sealWith = (key: Buffer, boundTo = ''): Seal => ({
  close: (text) => {
    const iv = crypto.randomBytes(IV);
    const cipher = crypto.createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(boundTo));
    const inside = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), inside]).toString('base64url');
  },
  open: (sealed) => {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = crypto
      .createDecipheriv(CIPHER, key, bytes.subarray(0, IV), { authTagLength: TAG })
      .setAAD(Buffer.from(boundTo))
      .setAuthTag(bytes.subarray(IV, IV + TAG));
    return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8');
  },
});
