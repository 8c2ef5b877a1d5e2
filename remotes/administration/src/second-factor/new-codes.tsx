import { factorMutations } from '@backoffice/api-client/resources/second-factor';
import { useWrite } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { KeepCodes } from './keep-codes';
import { PasswordForm } from './password-form';
import styles from './second-factor.module.css';

interface Props {
  onDone: () => void;
  onCancel: () => void;
}

/** Ten new recovery codes in place of the old ones. */
export function NewCodes({ onDone, onCancel }: Props) {
  const { t } = useTranslation('administration');
  const renew = useWrite(factorMutations.renewCodes());
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <KeepCodes codes={codes} onDone={onDone} />;
  return (
    <div className={styles.parts}>
      <p>{t('factor.newCodesText')}</p>
      <PasswordForm
        submitLabel={t('factor.newCodes')}
        onPassword={async (password) => setCodes((await renew({ password })).codes)}
        onCancel={onCancel}
      />
    </div>
  );
}
