import type { UploadedImport } from '@backoffice/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Sooner nobody can tell. Milliseconds. */
const ENOUGH = 3_000;
const MINUTE = 60_000;

/** How long it will take at the pace since this page looks on; nothing while that is a guess. */
export function useTimeLeft({ state, booked, total }: UploadedImport): string | null {
  const { t } = useTranslation('goods');
  const [first, setFirst] = useState(() => ({ state, booked, at: Date.now() }));
  const [now, setNow] = useState({ booked, at: first.at });
  if (first.state !== state) setFirst({ state, booked, at: now.at });
  // Each answer with news is a moment to reckon from.
  if (now.booked !== booked) setNow({ booked, at: new Date().getTime() });
  const done = Math.abs(now.booked - first.booked);
  const elapsed = now.at - first.at;
  if (done === 0 || elapsed < ENOUGH) return null;
  const open = state === 'cancelling' ? booked : total - booked;
  const left = (elapsed / done) * open;
  return left < MINUTE
    ? t('imports.booking.secondsLeft', { count: Math.max(5, Math.ceil(left / 5_000) * 5) })
    : t('imports.booking.minutesLeft', { count: Math.ceil(left / MINUTE) });
}
