import { ApiError } from '@backoffice/api-client';

/** A sign-in whose password was right, and that wants a code of the second factor. */
export interface AskedCode {
  email: string;
  password: string;
  /** For so many days the device may be remembered; null where the company forbids it. */
  rememberDays: number | null;
}

/** What a refusal asks for besides the password; undefined for any other failure. */
export function askedCode(
  error: unknown,
  { email, password }: Omit<AskedCode, 'rememberDays'>,
): AskedCode | undefined {
  if (!(error instanceof ApiError) || error.code !== 'code_required') return undefined;
  const days = (error.data as { remember_days?: unknown } | null)?.remember_days;
  return { email, password, rememberDays: typeof days === 'number' ? days : null };
}
