import { factorMutations } from '@backoffice/api-client/resources/second-factor';
import type { Person } from '@backoffice/contracts';
import { ConfirmDialog, detailOf, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { personName } from './person-name';

/** Takes the second factor from a person who lost phone and recovery codes, after a question. */
export function ResetFactor({ person }: { person: Person }) {
  const { t } = useTranslation('administration');
  const reset = useWrite(factorMutations.reset(person.id));
  const [isAsking, setIsAsking] = useState(false);
  const name = personName(person);
  const act = async () => {
    try {
      await reset();
    } catch (error) {
      notify.danger(t('factor.resetFailed', { name }), { detail: detailOf(error) });
      return;
    }
    notify.success(t('factor.wasReset', { name }));
    setIsAsking(false);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        onClick={() => setIsAsking(true)}
      >
        {t('factor.reset')}
      </button>
      <ConfirmDialog
        show={isAsking}
        tone="danger"
        title={t('factor.resetTitle', { name })}
        text={t('factor.resetText', { name })}
        confirmLabel={t('factor.reset')}
        onConfirm={act}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
