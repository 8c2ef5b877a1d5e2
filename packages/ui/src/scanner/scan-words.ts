import type { TFunction } from '@backoffice/i18n';

import type { LoggedScan } from './reading/scan-log';

/** What became of a code, then why; of a refusal the reason alone, since only its screen knows what is so. */
export function scanWords(t: TFunction<'ui'>, { code, outcome, reason }: LoggedScan): string[] {
  if (outcome === 'refused') return [reason ?? code];
  const told = t(`scan.${outcome}`, { code });
  return reason ? [told, reason] : [told];
}
