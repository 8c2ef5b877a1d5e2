import { readStoredJson, writeStored, writeStoredJson } from '@backoffice/api-client/storage';
import type { CountAction } from '@backoffice/contracts';
import { useState } from 'react';

import { useScanQueue } from '../queue/use-scan-queue';
import type { Decisions } from './decisions';

const isRecord = (value: unknown): value is Decisions =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The decisions of a review, kept in this browser for their person until the count is applied. */
export function useDecisions(count: number) {
  const { owner } = useScanQueue();
  const name = `count-decisions.${owner}.${count}`;
  const [decisions, setDecisions] = useState<Decisions>(() => {
    const stored = readStoredJson(name);
    return isRecord(stored) ? stored : {};
  });
  const change = (next: Decisions) => {
    setDecisions(next);
    writeStoredJson(name, next);
  };
  return {
    decisions,
    decide: (ids: readonly number[], action: CountAction) =>
      change({ ...decisions, ...Object.fromEntries(ids.map((id) => [id, action])) }),
    /** Forgets the decisions on units that have changed. */
    forget: (ids: readonly number[]) => {
      const gone = new Set(ids.map(String));
      change(Object.fromEntries(Object.entries(decisions).filter(([id]) => !gone.has(id))));
    },
    clear: () => void writeStored(name, null),
  };
}
