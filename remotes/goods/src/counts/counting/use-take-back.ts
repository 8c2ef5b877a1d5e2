import { createIdempotencyKey } from '@backoffice/api-client';
import { countMutations, countQueries } from '@backoffice/api-client/resources/counts';
import type { CountedScan } from '@backoffice/contracts';
import { detailOf } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useScanQueue } from '../queue/use-scan-queue';

/** Takes scans back: out of the queue while they wait there, else on the server. */
export function useTakeBack(id: number) {
  const { t } = useTranslation('goods');
  const client = useQueryClient();
  const queue = useScanQueue();
  const { mutateAsync } = useMutation(countMutations.withdraw(id));

  const takeBack = async ({ key }: CountedScan) => {
    try {
      const input = { keys: [key] };
      const { keys } = await mutateAsync({ input, idempotencyKey: createIdempotencyKey() });
      client.setQueryData(
        countQueries.one(id).queryKey,
        (view) =>
          view && {
            ...view,
            scans: view.scans.map((scan) =>
              keys.includes(scan.key) ? { ...scan, outcome: 'withdrawn' as const } : scan,
            ),
          },
      );
    } catch (error) {
      notify.danger(t('counts.takeBackFailed'), { detail: detailOf(error) });
    }
  };
  return {
    takeBack: (scan: CountedScan) => void takeBack(scan),
    forget: (key: string) => void queue.forget([key]),
  };
}
