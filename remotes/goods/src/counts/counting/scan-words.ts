import { type CountedScan, gtinOf } from '@backoffice/contracts';
import { formatMoment, type TFunction } from '@backoffice/i18n';
import type { ScanAnswer, ScanOutcome } from '@backoffice/ui/scanner';

import type { Fate } from '../queue/scan-queue';

type T = TFunction<'goods'>;
type Tone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';

/** The colour of an outcome. It is always shown together with the outcome's word. */
export const OUTCOME_TONES: Record<CountedScan['outcome'], Tone> = {
  counted: 'success',
  already: 'info',
  beyond: 'info',
  elsewhere: 'warning',
  sold: 'danger',
  out: 'warning',
  under_way: 'warning',
  unknown: 'danger',
  withdrawn: 'neutral',
  other: 'warning',
};

/** Explains an outcome other than "counted"; '' where its word says it all. */
export function scanReason(t: T, scan: CountedScan, timeZone: string | undefined): string {
  if (scan.outcome === 'counted' || scan.outcome === 'withdrawn') return '';
  if (scan.outcome === 'unknown' && gtinOf(scan.code) !== null) {
    return t('counts.reasons.makersCode');
  }
  return t(`counts.reasons.${scan.outcome}`, {
    by: scan.by,
    when: formatMoment(scan.at, timeZone, { timeStyle: 'short' }),
    location: scan.location ?? '',
  });
}

const SOUNDS = {
  counted: 'found',
  already: 'repeated',
  beyond: 'found',
  elsewhere: 'elsewhere',
  sold: 'refused',
  out: 'refused',
  under_way: 'refused',
  unknown: 'unknown',
  withdrawn: 'repeated',
  other: 'kept',
} as const satisfies Record<CountedScan['outcome'], ScanOutcome>;

/**
 * The scanner's answer to a scan. A scan that waits counts as kept, as its outcome isn't known yet.
 */
export function scanAnswer(t: T, fate: Fate, timeZone: string | undefined): ScanAnswer {
  if (fate === null) return { outcome: 'kept', reason: t('counts.reasons.waits') };
  if (!('outcome' in fate)) {
    return { outcome: 'refused', reason: fate.text ?? t(`counts.late.${fate.code}`) };
  }
  return { outcome: SOUNDS[fate.outcome], reason: scanReason(t, fate, timeZone) };
}
