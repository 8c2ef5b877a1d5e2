import { ApiError } from '@backoffice/api-client';
import { refusalText } from '@backoffice/ui/notify';
import i18next from 'i18next';

const MINUTE_S = 60;

/** How long to wait, rounded up, in the largest unit that fits. */
function waitText(seconds: number): string {
  return seconds < MINUTE_S
    ? i18next.t('failure.waitSeconds', { ns: 'ui', count: Math.max(1, seconds) })
    : i18next.t('failure.waitMinutes', { ns: 'ui', count: Math.ceil(seconds / MINUTE_S) });
}

/**
 * The line below the text of a failure: why it was refused, or a plain sentence about what went
 * wrong. Where the server is at fault, it has the number under which support finds the request.
 */
export function detailOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, message, requestId, retryAfter } = error;
  const refused = refusalText(error);
  if (!i18next.isInitialized) return refused ?? message;
  if (code === 'too_many_requests') return waitText(retryAfter ?? MINUTE_S);
  const text = code === 'no_room' ? sentenceFor(error) : (refused ?? sentenceFor(error));
  const isExplained = refused !== undefined && error.status < 500;
  if (requestId === undefined || isExplained) return text;
  return i18next.t('failure.withReference', { ns: 'ui', text, reference: requestId });
}

const sentenceFor = ({ code, status }: ApiError): string => {
  const general = status >= 500 ? 'failure.internal' : 'failure.rejected';
  return i18next.t([`failure.${code}`, general], { ns: 'ui' });
};
