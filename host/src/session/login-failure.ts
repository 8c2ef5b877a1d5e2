import { ApiError } from '@backoffice/api-client';
import { i18next } from '@backoffice/i18n';
import { detailOf } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';

/** What to do where a sign-in failed for another reason than what was typed. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 429 || error.code === 'no_room') return detailOf(error);
  if (error.isNetwork || error.status >= 500) return i18next.t('shell:login.unreachable');
  return undefined;
}

/**
 * Shows the catalogue's text whatever the reason, which would help to guess accounts; what to do
 * stands below it, and is returned for the form.
 */
export function reportLoginFailure(error: unknown): string {
  const detail = reasonOf(error);
  notifyMessage('loginFailed', {}, { detail });
  return detail ?? i18next.t('shell:login.check');
}
