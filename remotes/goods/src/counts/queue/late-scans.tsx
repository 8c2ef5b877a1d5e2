import { onDemand } from '@backoffice/ui';

import type { QueuedScan } from './scan-store';
import { useQueueState } from './use-scan-queue';

const RefusedScans = onDemand<{ scans: readonly QueuedScan[]; onClose?: () => void }>(
  async () => (await import('./refused-scans')).RefusedScans,
);

/** Scans that the server refused; they are listed, so that no scan gets lost unnoticed. */
export function LateScans({ count }: { count?: number }) {
  const { scans } = useQueueState();
  const late = scans.filter(
    (scan) => scan.refusal && (count === undefined || scan.count === count),
  );
  return late.length > 0 && <RefusedScans scans={late} />;
}
