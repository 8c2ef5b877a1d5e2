import { ApiError } from '@backoffice/api-client';
import i18next from 'i18next';

/** What stands below a failure: the server's own words, or what went wrong on the way to it. */
export function detailOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { serverMessage, code, message } = error;
  if (serverMessage !== undefined || !i18next.isInitialized) return serverMessage ?? message;
  return i18next.t(`failure.${code}`, { ns: 'ui', defaultValue: message });
}
