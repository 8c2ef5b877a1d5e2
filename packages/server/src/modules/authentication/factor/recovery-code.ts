import crypto from 'node:crypto';

import { RECOVERY_CODES } from '@backoffice/contracts';
import { Secret } from 'otpauth';

/** 80 bits are too many to guess, so a fast hash without salt is enough to store a code. */
const BYTES = 10;
const LETTERS = /^[A-Z2-7]{16}$/;

const newCode = (): string =>
  new Secret({ size: BYTES }).base32.replace(/.{4}(?=.)/g, (four) => `${four}-`);

/** Ten codes as people write them down, `XXXX-XXXX-XXXX-XXXX`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/**
 * The hash by which a code is stored, whatever its case and separators; null for a text that can't
 * be one.
 */
export function recoveryHash(typed: string): string | null {
  const letters = typed.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  if (!LETTERS.test(letters)) return null;
  return crypto.createHash('sha256').update(letters).digest('base64url');
}
