import { useSearchParams } from 'react-router-dom';

import { addressId } from '../filters/who-and-when';

/**
 * The count that the address names, and whether it is under review. Each step is an entry in the
 * browser's history, so that one can go back.
 */
export function useOpenCount() {
  const [params, setParams] = useSearchParams();
  const go = (id: number | null, isReview = false) => {
    const after = new URLSearchParams(params);
    after.delete('id');
    after.delete('view');
    after.delete('start');
    if (id !== null) after.set('id', String(id));
    if (isReview) after.set('view', 'review');
    setParams(after);
  };
  const id = addressId(params.get('id') ?? '');
  return {
    id,
    isReview: params.get('view') === 'review',
    open: (one: number) => go(one),
    review: (isReview: boolean) => go(id, isReview),
    close: () => go(null),
  };
}
