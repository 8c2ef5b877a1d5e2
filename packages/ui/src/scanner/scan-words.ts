import type { TFunction } from '@backoffice/i18n';

import type { LoggedScan } from './reading/scan-log';

/** The outcome of a code, then its reason; of a refusal only the reason, which its screen words. */
export function scanWords(t: TFunction<'ui'>, { code, outcome, reason }: LoggedScan): string[] {
  if (outcome === 'refused') return [reason ?? code];
  const told = t(`scan.${outcome}`, { code });
  return reason ? [told, reason] : [told];
}
