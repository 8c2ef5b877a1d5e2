import { slipMutations, type SlipPrint } from '@backoffice/api-client/resources/slips';
import { fiscalNumberSchema, type FiscalNumberInput } from '@backoffice/contracts';
import { ModalForm, TextField, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useScanner } from '@backoffice/ui/scanner';
import { useTranslation } from 'react-i18next';

interface Props {
  of: SlipPrint;
  /** The number that is stored so far. */
  number: string | null;
  onClose: () => void;
}

/**
 * Notes the number of the coupon that a certified device printed for a sale or return. Mounted
 * while it is open.
 */
export function FiscalDialog({ of, number, onClose }: Props) {
  const { t } = useTranslation('sales');
  const note = useWrite(slipMutations.noteFiscal(of));
  useScanner(() => ({ outcome: 'refused', reason: t('soldSale.noScan') }));

  const save = async (input: FiscalNumberInput) => {
    const kept = await note(input);
    notify.success(kept ? t('soldSale.fiscal', { number: kept }) : t('soldSale.fiscalGone'));
    onClose();
  };

  return (
    <ModalForm
      show
      size="sm"
      title={t('soldSale.fiscalTitle')}
      schema={fiscalNumberSchema}
      defaultValues={{ fiscal_number: number ?? '' }}
      onSubmit={save}
      onClose={onClose}
      submitLabel={t('soldSale.save')}
      busyLabel={t('soldSale.saving')}
    >
      <TextField
        name="fiscal_number"
        label={t('soldSale.fiscalNumber')}
        hint={t('soldSale.fiscalHint')}
        maxLength={40}
      />
    </ModalForm>
  );
}
