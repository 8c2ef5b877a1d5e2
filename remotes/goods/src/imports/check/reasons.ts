import type { ImportFinding } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';

/** Why, with what it may have been where the server has a guess. */
export function reasonText(t: TFunction<'goods'>, { reason, details }: ImportFinding): string {
  const text = t(`imports.reasons.${reason}`, details);
  return details.maybe ? `${text} ${t('imports.reasons.maybe', { maybe: details.maybe })}` : text;
}
