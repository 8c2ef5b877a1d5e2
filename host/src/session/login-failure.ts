import { ApiError } from '@backoffice/api-client';
import { i18next } from '@backoffice/i18n';
import { notifyMessage } from '@backoffice/ui/notify';

const MINUTE_S = 60;

/** How long to wait, rounded up, in the largest unit that fits. */
function waitText(seconds: number): string {
  return seconds < MINUTE_S
    ? i18next.t('shell:login.waitSeconds', { count: Math.max(1, seconds) })
    : i18next.t('shell:login.waitMinutes', { count: Math.ceil(seconds / MINUTE_S) });
}

function detailOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 429) return waitText(error.retryAfter ?? MINUTE_S);
  if (error.isNetwork || error.status >= 500) return i18next.t('shell:login.unreachable');
  return undefined;
}

/** §8's text whatever the reason, which would help to guess accounts; below it what to do. */
export function reportLoginFailure(error: unknown): void {
  notifyMessage('loginFailed', {}, { detail: detailOf(error) });
}
