import { onDemand } from '@backoffice/ui';
import { Undoing } from '@backoffice/ui/stock';

import { NewImport } from './list/new-import';
import { useOpenImport } from './use-open-import';

const OpenImport = onDemand<{ id: number; onClose?: () => void }>(
  async () => (await import('./open-import')).OpenImport,
);

/** A new import and the earlier ones, or the import that the address names. */
export default function ImportPage() {
  const { id } = useOpenImport();
  return <Undoing>{id === null ? <NewImport /> : <OpenImport key={id} id={id} />}</Undoing>;
}
