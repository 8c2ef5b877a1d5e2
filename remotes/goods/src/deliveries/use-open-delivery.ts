import { useSearchParams } from 'react-router-dom';

import { addressId } from '../filters/who-and-when';

/**
 * The delivery that the address names. It is a page of its own: going back leads to the list, with
 * the filters that it had.
 */
export function useOpenDelivery() {
  const [params, setParams] = useSearchParams();
  const go = (id: number | null) => {
    const after = new URLSearchParams(params);
    if (id === null) after.delete('id');
    else after.set('id', String(id));
    setParams(after);
  };
  return {
    id: addressId(params.get('id') ?? ''),
    open: (id: number) => go(id),
    close: () => go(null),
  };
}
