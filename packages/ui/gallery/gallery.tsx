import { PageFrame, Tabs } from '@backoffice/ui';

import { ControlsSection } from './controls-section';
import { DialogsSection } from './dialogs-section';
import { StatesSection } from './states-section';
import { TableSection } from './table-section';
import { TokensSection } from './tokens-section';

/** All parts of the package, with a tab for each kind. */
export function Gallery() {
  return (
    <main className="container-xxl py-4">
      <PageFrame
        title="Gallery"
        actions={
          <>
            <button type="button" className="btn btn-outline-secondary">
              Export CSV
            </button>
            <button type="button" className="btn btn-primary">
              Add product
            </button>
          </>
        }
      >
        <Tabs
          label="Kinds of parts"
          tabs={[
            { id: 'table', label: 'Table', panel: () => <TableSection /> },
            { id: 'controls', label: 'Controls', panel: () => <ControlsSection /> },
            { id: 'dialogs', label: 'Dialogs', panel: () => <DialogsSection /> },
            { id: 'states', label: 'States', panel: () => <StatesSection /> },
            { id: 'tokens', label: 'Tokens', panel: () => <TokensSection /> },
          ]}
        />
      </PageFrame>
    </main>
  );
}
