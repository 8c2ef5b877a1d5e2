import { productMutations } from '@backoffice/api-client/resources/products';
import type { StockRow } from '@backoffice/api-client/resources/products';
import { notifyRefusal, type Selection, usePerson, useWrite } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { useUndo } from '@backoffice/ui/stock';

import { idList } from './id-list';
import type { DoneTransfer } from './transfer-slip';

interface Options {
  selection: Selection;
  /** The rows of ticked units, for the slip. */
  loadRows: (ids: ReadonlySet<number>) => Promise<StockRow[]>;
  knownRows: (ids: Iterable<number>) => StockRow[];
  /** Called with a refusal, which may name units that left the stock. */
  onRefused: (error: unknown) => void;
  onDone: (transfer: DoneTransfer) => void;
  onUndone: (transfer: DoneTransfer) => void;
}

/** Moves the ticked units, all or none, and tells the result. */
export function useTransfer({ selection, knownRows, onRefused, ...options }: Options) {
  const { loadRows, onDone, onUndone } = options;
  const move = useWrite(productMutations.transfer());
  const undo = useUndo();
  const { data: session } = usePerson();

  return async (location: { id: number; name: string }) => {
    const ids = [...selection.ids];
    // The rows are loaded before the units move, because the slip says where they came from.
    const rows = await loadRows(selection.ids).catch(() => knownRows(ids));
    const moved = await move({ ids, location: location.id }).catch((error: unknown) => {
      notifyRefusal('transferFailed', error);
      onRefused(error);
    });
    if (!moved) return;
    const { user } = session ?? {};
    const by = user ? `${user.username} ${user.surname}` : '';
    const done = { rows, to: location.name, at: new Date().toISOString(), by };
    const action = undo.action(moved.operation, () => onUndone(done));
    notifyMessage('transferDone', { ids: idList(ids) }, { action });
    onDone(done);
  };
}
