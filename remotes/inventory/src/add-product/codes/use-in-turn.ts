import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Handles codes one after the other: each may ask a question, and only one can be shown. */
export function useInTurn() {
  const before = useRef<Promise<unknown>>(Promise.resolve());
  return <T>(task: () => Promise<T>): Promise<T> => {
    const own = before.current.then(task);
    before.current = own.catch(() => undefined);
    return own;
  };
}

/** Waits while the form is being sent. */
export function useSettled() {
  const { isSubmitting } = useFormState();
  const isBusy = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    isBusy.current = isSubmitting;
    if (isSubmitting) return;
    for (const goOn of waiting.current.splice(0)) goOn();
  }, [isSubmitting]);
  return async () => {
    if (isBusy.current) await new Promise<void>((resolve) => waiting.current.push(resolve));
  };
}
