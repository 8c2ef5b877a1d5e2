import { sharedTillMutations } from '@backoffice/api-client/resources/shared-tills';
import { detailOf, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** One comes in by the password alone from then on; a new PIN is chosen in a moment. */
export function RemovePin() {
  const { t } = useTranslation('administration');
  const remove = useWrite(sharedTillMutations.removePin());
  const [isBusy, setIsBusy] = useState(false);
  const act = () => {
    setIsBusy(true);
    remove()
      .then(
        () => notify.success(t('pin.removed')),
        (error: unknown) => notify.danger(t('people.notDone'), { detail: detailOf(error) }),
      )
      .finally(() => setIsBusy(false));
  };
  return (
    <button type="button" className="btn btn-outline-secondary" disabled={isBusy} onClick={act}>
      {t('pin.remove')}
    </button>
  );
}
