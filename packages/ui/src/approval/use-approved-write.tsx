import { DraftKey, type ApiError } from '@backoffice/api-client';
import type { ApprovableAction } from '@backoffice/contracts';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';

import type { ApprovedRequest } from './approval-dialog';
import { useApproved } from './use-approved';

interface Write<Input> {
  input: Input;
  idempotencyKey: string;
  approval?: string;
}

interface Options<Input> {
  action: ApprovableAction;
  /** The request that the mutation sends, to which an approval is bound. */
  requestOf: (input: Input) => ApprovedRequest;
}

/**
 * `useWrite` for writes that somebody else may allow. Where one is refused, `send(input, what)`
 * asks for an approval and shows `what` is to be allowed. It resolves with null when nobody
 * allowed it, and rejects with ApiError. Render `question`.
 */
export function useApprovedWrite<Input, Result>(
  mutation: UseMutationOptions<Result, ApiError, Write<Input>>,
  { action, requestOf }: Options<Input>,
) {
  const [key] = useState(() => new DraftKey());
  const asked = useRef<ReactNode>(null);
  const { mutateAsync } = useMutation(mutation);
  const { approved, question } = useApproved({
    action,
    lifts: ['forbidden'],
    describe: () => asked.current,
  });

  async function send(input: Input, what: ReactNode): Promise<Result | null> {
    asked.current = what;
    try {
      const result = await approved(requestOf(input), (approval) =>
        mutateAsync({ input, idempotencyKey: key.value, approval }),
      );
      if (result !== null) key.settle();
      return result;
    } catch (error) {
      key.settle(error);
      throw error;
    }
  }

  return { send, question };
}
