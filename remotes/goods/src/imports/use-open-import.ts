import { useSearchParams } from 'react-router-dom';

import { addressId } from '../filters/who-and-when';

/**
 * The import that the address names, and whether its columns are being changed. Each step is an
 * entry in the browser's history, so that one can go back.
 */
export function useOpenImport() {
  const [params, setParams] = useSearchParams();
  const go = (id: number | null, { columns = false, replace = false } = {}) => {
    const after = new URLSearchParams(params);
    after.delete('id');
    after.delete('view');
    if (id !== null) after.set('id', String(id));
    if (columns) after.set('view', 'columns');
    setParams(after, { replace });
  };
  const id = addressId(params.get('id') ?? '');
  return {
    id,
    isChangingColumns: params.get('view') === 'columns',
    open: (one: number, options?: { replace?: boolean }) => go(one, options),
    changeColumns: (columns: boolean) => go(id, { columns }),
    close: () => go(null),
  };
}
