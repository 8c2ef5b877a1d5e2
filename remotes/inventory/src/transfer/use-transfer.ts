import { ApiError } from '@backoffice/api-client';
import { productMutations } from '@backoffice/api-client/resources/products';
import type { StockRow } from '@backoffice/api-client/resources/products';
import { notifyRefusal, type Selection, usePerson, useWrite } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { useState } from 'react';

import { useUndo } from '../operations/undo/use-undo';
import { idList } from './id-list';
import { lostUnits, type LostUnit } from './lost-units';
import type { DoneTransfer } from './transfer-slip';

interface Options {
  selection: Selection;
  /** The rows of ticked units, for the slip. */
  loadRows: (ids: ReadonlySet<number>) => Promise<StockRow[]>;
  knownRows: (ids: Iterable<number>) => StockRow[];
  onLost: (ids: number[]) => void;
  onDone: (transfer: DoneTransfer) => void;
  onUndone: (transfer: DoneTransfer) => void;
}

/** Moves the ticked units, all or none, and says what came of it. */
export function useTransfer({ selection, knownRows, onLost, ...options }: Options) {
  const { loadRows, onDone, onUndone } = options;
  const [lost, setLost] = useState<LostUnit[]>([]);
  const move = useWrite(productMutations.transfer());
  const undo = useUndo();
  const { data: session } = usePerson();

  const transfer = async (location: { id: number; name: string }) => {
    const ids = [...selection.ids];
    // Before they move: the slip says where they came from.
    const rows = await loadRows(selection.ids).catch(() => knownRows(ids));
    setLost([]);
    const moved = await move({ ids, location: location.id }).catch((error: unknown) => {
      notifyRefusal('transferFailed', error);
      dropLost(error);
    });
    if (!moved) return;
    const { user } = session ?? {};
    const by = user ? `${user.username} ${user.surname}` : '';
    const done = { rows, to: location.name, at: new Date().toISOString(), by };
    const action = undo.action(moved.operation, () => onUndone(done));
    notifyMessage('transferDone', { ids: idList(ids) }, { action });
    onDone(done);
  };

  const dropLost = (error: unknown) => {
    const conflicts = error instanceof ApiError ? (error.conflicts ?? []) : [];
    if (conflicts.length === 0) return;
    const ids = conflicts.map(({ id }) => id);
    setLost(lostUnits(conflicts, knownRows));
    selection.set(ids, false);
    onLost(ids);
  };

  return { transfer, lost };
}
