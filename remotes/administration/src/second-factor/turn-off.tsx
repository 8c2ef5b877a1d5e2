import { factorMutations } from '@backoffice/api-client/resources/second-factor';
import { useWrite } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { PasswordForm } from './password-form';
import styles from './second-factor.module.css';

interface Props {
  onDone: () => void;
  onCancel: () => void;
}

/** Turns the second factor off; from then on the password alone is enough. */
export function TurnOff({ onDone, onCancel }: Props) {
  const { t } = useTranslation('administration');
  const turnOff = useWrite(factorMutations.turnOff());
  return (
    <div className={styles.parts}>
      <p>{t('factor.turnOffText')}</p>
      <PasswordForm
        submitLabel={t('factor.turnOff')}
        tone="danger"
        onPassword={async (password) => {
          await turnOff({ password });
          onDone();
        }}
        onCancel={onCancel}
      />
    </div>
  );
}
