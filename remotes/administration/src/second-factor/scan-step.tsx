import { factorMutations } from '@backoffice/api-client/resources/second-factor';
import type { BegunFactor } from '@backoffice/contracts';
import {
  Form,
  FormError,
  onDemand,
  SubmitButton,
  TextField,
  useAppForm,
  useWrite,
} from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CopyField } from '../codes/copy-field';
import styles from './second-factor.module.css';

const QrCode = onDemand(async () => (await import('../codes/qr-code')).QrCode);

interface Props {
  begun: BegunFactor;
  onConfirmed: (codes: readonly string[]) => void;
  onCancel?: (() => void) | undefined;
}

/** Shows the secret for the app and asks for its first code, which proves that the app has it. */
export function ScanStep({ begun: { secret, uri }, onConfirmed, onCancel }: Props) {
  const { t } = useTranslation('administration');
  const [hasCode, setHasCode] = useState(true);
  return (
    <div className={styles.scan}>
      {hasCode && <QrCode text={uri} label={t('factor.qr')} onClose={() => setHasCode(false)} />}
      <div className={styles.steps}>
        <p className="m-0">{t('factor.scanText')}</p>
        <CopyField label={t('factor.secret')} value={inGroups(secret)} />
        <CodeForm onConfirmed={onConfirmed} onCancel={onCancel} />
      </div>
    </div>
  );
}

/** Groups of four are easier to type, and apps accept the spaces. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function CodeForm({ onConfirmed, onCancel }: Omit<Props, 'begun'>) {
  const { t } = useTranslation('administration');
  const confirm = useWrite(factorMutations.confirm());
  const form = useAppForm({ defaultValues: { code: '' } });
  const submit = async ({ code }: { code: string }) => {
    const { codes } = await confirm({ code });
    onConfirmed(codes);
  };
  return (
    <Form form={form} onSubmit={submit} label={t('factor.confirm')} className={styles.parts}>
      <FormError />
      <div className={styles.field}>
        <TextField
          name="code"
          label={t('factor.code')}
          hint={t('factor.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          autoFocus
          required
        />
      </div>
      <div className={styles.actions}>
        <SubmitButton busyLabel={t('factor.checking')}>{t('factor.confirm')}</SubmitButton>
        {onCancel && (
          <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
            {t('factor.cancel')}
          </button>
        )}
      </div>
    </Form>
  );
}
