import { DraftKey, type ApiError } from '@backoffice/api-client';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';

interface Write<Input> {
  input: Input;
  idempotencyKey: string;
}

/**
 * A mutation of api-client as a function of its input. All tries of one piece of work carry the
 * same idempotency key, so that a retry after a lost answer has one effect; it rejects with
 * ApiError. Use it in what is mounted for one piece of work: a dialog, a form.
 */
export function useWrite<Input, Result>(
  mutation: UseMutationOptions<Result, ApiError, Write<Input>>,
): (input: Input) => Promise<Result> {
  const [key] = useState(() => new DraftKey());
  const { mutateAsync } = useMutation(mutation);
  return async (input) => {
    try {
      const result = await mutateAsync({ input, idempotencyKey: key.value });
      key.settle();
      return result;
    } catch (error) {
      key.settle(error);
      throw error;
    }
  };
}
