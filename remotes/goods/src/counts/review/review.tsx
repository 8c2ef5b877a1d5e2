import { serverNow } from '@backoffice/api-client';
import { countQueries } from '@backoffice/api-client/resources/counts';
import type { Count, CountDevice } from '@backoffice/contracts';
import { QueryView } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { deviceId } from '../queue/device';
import { useQueueState } from '../queue/use-scan-queue';
import { Judging } from './judging';
import { WaitForOthers } from './wait-for-others';
import { WaitForOwn } from './wait-for-own';

/**
 * Milliseconds. Devices greet every fifteen seconds; a silent one may have scans that nobody knows
 * of.
 */
const SILENCE = 30_000;

/** Other devices that have scans to send, or may have some that nobody has heard of. */
function useOpenDevices(devices: readonly CountDevice[]): CountDevice[] {
  const now = serverNow().getTime();
  return devices.filter(
    ({ device, left, pending, seen_at }) =>
      device !== deviceId() && !left && (pending > 0 || now - Date.parse(seen_at) > SILENCE),
  );
}

interface Props {
  count: Count;
  devices: readonly CountDevice[];
}

/**
 * The review of a count, once all devices have sent their scans or somebody goes on without them.
 */
export function Review({ count, devices }: Props) {
  const { scans } = useQueueState();
  const own = scans.filter((scan) => scan.count === count.id && !scan.refusal).length;
  const others = useOpenDevices(devices);
  const [goesOn, setGoesOn] = useState(false);
  const [hasBegun, setHasBegun] = useState(false);
  const waitsForOwn = own > 0;
  const isReady = !waitsForOwn && (others.length === 0 || goesOn);
  // Once shown, the review stays, because somebody is making decisions in it.
  if (isReady && !hasBegun) setHasBegun(true);
  return (
    <>
      {waitsForOwn && <WaitForOwn count={own} />}
      {!waitsForOwn && others.length > 0 && !goesOn && (
        <WaitForOthers devices={others} onGoOn={hasBegun ? undefined : () => setGoesOn(true)} />
      )}
      {hasBegun && <Lines id={count.id} />}
    </>
  );
}

function Lines({ id }: { id: number }) {
  const { t } = useTranslation('goods');
  // Judged as it was when the page was opened, and not as lists are refreshed.
  const query = useQuery({
    ...countQueries.review(id),
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
  return (
    <QueryView query={query} errorText={t('counts.review.loadFailed')}>
      {(review) => (
        <Judging
          review={review}
          isRefreshing={query.isFetching}
          onRefresh={() => void query.refetch()}
        />
      )}
    </QueryView>
  );
}
