import { Undoing } from '@backoffice/ui/stock';

import { CountPage } from './count-page';
import { CountsList } from './list/counts-list';
import { QueueContext, useOwnQueue } from './queue/use-scan-queue';
import { useOpenCount } from './use-open-count';

/** Counts, or the one that the address names. */
export default function CountsPage() {
  const { id, open } = useOpenCount();
  const queue = useOwnQueue();
  if (!queue) return null;
  return (
    <Undoing>
      <QueueContext value={queue}>
        {id === null ? <CountsList onOpen={open} /> : <CountPage key={id} id={id} />}
      </QueueContext>
    </Undoing>
  );
}
