import { ApiError, createIdempotencyKey } from '@backoffice/api-client';
import { refreshRuns, sizeRunMutations } from '@backoffice/api-client/resources/size-runs';
import type { ApartRun } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { tellRefusal } from '@backoffice/ui';
import { notify, refusalText, wordsFor } from '@backoffice/ui/notify';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface KeptRun {
  code: string;
  why: string;
}

/** Why the server refused one run, while others may go on; null where none would. */
async function refusalOf(error: unknown): Promise<string | null> {
  const isOfRun = error instanceof ApiError && (error.status === 409 || error.status === 403);
  if (!isOfRun) return null;
  await wordsFor(error);
  return refusalText(error) ?? null;
}

/** Joins one run; answers why it was refused, and rejects where no other would be joined either. */
function useJoinOne() {
  const { mutateAsync } = useMutation(sizeRunMutations.join());
  return async ({ code, products, version }: ApartRun): Promise<KeptRun | null> => {
    const input = { products: products.map(({ id }) => id), version };
    try {
      await mutateAsync({ input, idempotencyKey: createIdempotencyKey() });
      return null;
    } catch (error) {
      const why = await refusalOf(error);
      if (why === null) throw error;
      return { code, why };
    }
  };
}

/** Whether work goes on, until somebody stops it or leaves the page. */
function useStop() {
  const goesOn = useRef(false);
  const set = (value: boolean) => {
    goesOn.current = value;
  };
  useEffect(() => () => set(false), []);
  return { begin: () => set(true), stop: () => set(false), goesOn: () => goesOn.current };
}

/** Joins runs one by one, each whole or not at all; what is refused is named, the others go on. */
export function useJoinRuns() {
  const { t } = useTranslation('goods');
  const client = useQueryClient();
  const joinOne = useJoinOne();
  const { begin, stop, goesOn } = useStop();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [kept, setKept] = useState<readonly KeptRun[]>([]);

  async function join(runs: readonly ApartRun[]): Promise<void> {
    const refused: KeptRun[] = [];
    let joined = 0;
    begin();
    setKept([]);
    try {
      for (const [index, run] of runs.entries()) {
        if (!goesOn()) break;
        setProgress({ done: index, of: runs.length });
        const one = await joinOne(run);
        if (one) refused.push(one);
        else joined += 1;
      }
    } catch (error) {
      tellRefusal(t('runs.stopped'), error);
    }
    await refreshRuns(client);
    setKept(refused);
    setProgress(null);
    if (joined) notify.success(t('runs.done', { count: joined, number: formatNumber(joined) }));
  }

  return { join, kept, progress, stop };
}
