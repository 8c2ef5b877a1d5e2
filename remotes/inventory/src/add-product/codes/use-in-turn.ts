import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** One after the other, typed or scanned: each may ask a question, and there is room for one. */
export function useInTurn() {
  const before = useRef<Promise<unknown>>(Promise.resolve());
  return <T>(task: () => Promise<T>): Promise<T> => {
    const own = before.current.then(task);
    before.current = own.catch(() => undefined);
    return own;
  };
}

/** Waits until the form is not being sent. */
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
