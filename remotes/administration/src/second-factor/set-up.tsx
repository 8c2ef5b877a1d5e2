import { factorMutations } from '@backoffice/api-client/resources/second-factor';
import type { BegunFactor } from '@backoffice/contracts';
import { useWrite } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { KeepCodes } from './keep-codes';
import { PasswordForm } from './password-form';
import { ScanStep } from './scan-step';

interface Props {
  /** Called when the second factor is on and its recovery codes are kept. */
  onDone: () => void;
  onClose?: () => void;
}

/** Asks for the password, connects the app on the phone, then shows the recovery codes. */
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
