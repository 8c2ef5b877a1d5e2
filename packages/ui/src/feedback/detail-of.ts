import { ApiError } from '@backoffice/api-client';
import i18next from 'i18next';

const MINUTE_S = 60;

/** How long to wait, rounded up, in the largest unit that fits. */
function waitText(seconds: number): string {
  return seconds < MINUTE_S
    ? i18next.t('failure.waitSeconds', { ns: 'ui', count: Math.max(1, seconds) })
    : i18next.t('failure.waitMinutes', { ns: 'ui', count: Math.ceil(seconds / MINUTE_S) });
}

/** What stands below a failure: the server's own words, or what went wrong on the way to it. */
export function detailOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { serverMessage, code, message, retryAfter } = error;
  if (!i18next.isInitialized) return serverMessage ?? message;
  if (code === 'too_many_requests') return waitText(retryAfter ?? MINUTE_S);
  if (code === 'no_room') return i18next.t('failure.no_room', { ns: 'ui' });
  if (serverMessage !== undefined) return serverMessage;
  return i18next.t(`failure.${code}`, { ns: 'ui', defaultValue: message });
}
