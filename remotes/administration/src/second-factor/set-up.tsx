import { factorMutations } from '@backoffice/api-client/resources/second-factor';
import type { BegunFactor } from '@backoffice/contracts';
import { useWrite } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { KeepCodes } from './keep-codes';
import { PasswordForm } from './password-form';
import { ScanStep } from './scan-step';

interface Props {
  /** The codes are kept; the second factor is on. */
  onDone: () => void;
  onClose?: () => void;
}

/** From the password to the app on the phone, to codes for the day when it is lost. */
export function SetUp({ onDone, onClose }: Props) {
  const { t } = useTranslation('administration');
  const begin = useWrite(factorMutations.begin());
  const [begun, setBegun] = useState<BegunFactor>();
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes) return <KeepCodes codes={codes} onDone={onDone} />;
  if (begun) return <ScanStep begun={begun} onConfirmed={setCodes} onCancel={onClose} />;
  return (
    <PasswordForm
      submitLabel={t('factor.next')}
      onPassword={async (password) => setBegun(await begin({ password }))}
      onCancel={onClose}
    />
  );
}
