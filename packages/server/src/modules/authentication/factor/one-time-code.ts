import { Secret, TOTP } from 'otpauth';

/** The defaults, which every authenticator app assumes. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Bytes, as many as a SHA-1 hash has. */
const SECRET_SIZE = 20;
/**
 * Steps before and after the current one whose codes are accepted, as phones' clocks are a bit off.
 */
const WINDOW = 1;

/** A new secret, base32. */
export const newFactorSecret = (): string => new Secret({ size: SECRET_SIZE }).base32;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...KIND, ...names, secret: Secret.fromBase32(secret) });

/** The secret as an authenticator app reads it from a QR code. */
export const factorUri = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString();

/**
 * The number of the step (30 seconds, counted from 1970) whose code this is; null if it is none of
 * the steps around `now`.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Six digits, however they are grouped; null for anything else. */
export function readOneTimeCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}
