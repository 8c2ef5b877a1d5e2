import { ApiError, type ApiErrorCode } from '@backoffice/api-client';
import type { ApprovableAction } from '@backoffice/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';

import { withAttempts } from '../code/attempts';
import { onDemand } from '../loading/on-demand';
import type { ApprovalQuestion, ApprovedRequest } from './approval-dialog';

const ApprovalDialog = onDemand(async () => (await import('./approval-dialog')).ApprovalDialog);

/** Loaded on demand, as most requests need nobody's approval; the refusal stands if that fails. */
const loadQueries = async (refusal: ApiError) => {
  const load = () => import('@backoffice/api-client/resources/approvals');
  const { approvalQueries } = await withAttempts(load).catch(() => Promise.reject(refusal));
  return approvalQueries;
};

interface Options {
  action: ApprovableAction;
  /** Codes of the refusals that an approval lifts. */
  lifts: readonly ApiErrorCode[];
  /** Makes of a refusal the text that says what somebody else is asked to allow. */
  describe: (refusal: ApiError) => ReactNode;
}

/** Sends a request, with the id of an approval where there is one. */
type Send<Result> = (approval?: string) => Promise<Result>;

/**
 * Lets somebody else allow what the person may not do, once. `approved(request, send)` sends; where
 * that is refused, it asks for an approval of this very request and sends again. It resolves with
 * null when nobody allowed it, and rejects with any other ApiError. Render `question`.
 */
export function useApproved({ action, lifts, describe }: Options) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<(ApprovalQuestion & { number: number }) | null>(null);
  const count = useRef(0);

  async function ask(request: ApprovedRequest, refusal: ApiError, isStale: boolean) {
    const people = await client.fetchQuery((await loadQueries(refusal)).people(action));
    return new Promise<string | null>((resolve) => {
      const settle = (approval: string | null) => {
        setAsked(null);
        resolve(approval);
      };
      const what = describe(refusal);
      // The number is a key: each question begins without the password of the one before.
      const number = (count.current += 1);
      setAsked({ number, action, request, people: people ?? [], what, isStale, settle });
    });
  }

  async function approved<Result>(request: ApprovedRequest, send: Send<Result>) {
    const isLifted = (error: unknown): error is ApiError =>
      error instanceof ApiError && lifts.includes(error.code);
    let refusal: ApiError | undefined;
    let approval: string | undefined;
    for (;;) {
      try {
        return await send(approval);
      } catch (error) {
        if (isLifted(error)) refusal = error;
        const isStale = error instanceof ApiError && error.code === 'approval_invalid';
        if (!refusal || (error !== refusal && !isStale)) throw error;
        const given = await ask(request, refusal, isStale);
        if (given === null) return null;
        approval = given;
      }
    }
  }

  const question = asked && (
    <ApprovalDialog key={asked.number} {...asked} onClose={() => asked.settle(null)} />
  );
  return { approved, question };
}
