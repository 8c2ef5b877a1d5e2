import { Secret, TOTP } from 'otpauth';

/** What every authenticator app takes without being told. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Bytes: as many as the hash has. */
const SECRET_SIZE = 20;
/** Steps before and after: clocks of phones go wrong by so much. */
const WINDOW = 1;

/** A new secret, base32. */
export const newFactorSecret = (): string => new Secret({ size: SECRET_SIZE }).base32;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...KIND, ...names, secret: Secret.fromBase32(secret) });

/** The secret as an authenticator app reads it from a QR code. */
export const factorUri = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString();

/** The 30 seconds since 1970 that a code is of, within a step of `now`; null where it is of none. */
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
