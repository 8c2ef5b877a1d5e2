import { sharedTillQueries } from '@backoffice/api-client/resources/shared-tills';
import type { SharedTill } from '@backoffice/contracts';
import { Card, onDemand, QueryView } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { RegisterDialog } from './register-dialog';
import { RevokeDialog } from './revoke-dialog';
import type { SalesFilesProps } from './sales-file/sales-files';
import { TillList } from './till-list';

const SalesFiles = onDemand<SalesFilesProps>(
  async () => (await import('./sales-file/sales-files')).SalesFiles,
);
/** Without this code the card is whole but for files. */
const goOn = () => undefined;

/** Devices that several people use by name and PIN; absent where the server knows none. */
export function SharedTillsCard() {
  const { t } = useTranslation('administration');
  const query = useQuery(sharedTillQueries.list());
  const { data: here } = useQuery({ ...sharedTillQueries.here(), enabled: Boolean(query.data) });
  const [isRegistering, setIsRegistering] = useState(false);
  const [revoked, setRevoked] = useState<SharedTill>();
  if (query.data === null) return null;
  const button = here === null && (
    <button
      type="button"
      className="btn btn-outline-secondary btn-sm"
      onClick={() => setIsRegistering(true)}
    >
      {t('sharedTills.register')}
    </button>
  );
  return (
    <Card title={t('sharedTills.title')} actions={button}>
      <QueryView query={query} errorText={t('sharedTills.loadFailed')}>
        {(tills) => <TillList tills={tills ?? []} onRevoke={setRevoked} />}
      </QueryView>
      {query.data && (
        <SalesFiles
          tills={query.data}
          here={here ? { id: here.id, name: here.name } : null}
          onClose={goOn}
        />
      )}
      {isRegistering && <RegisterDialog onClose={() => setIsRegistering(false)} />}
      {revoked && <RevokeDialog till={revoked} onClose={() => setRevoked(undefined)} />}
    </Card>
  );
}
