import type { StockRow } from '@backoffice/api-client/resources/products';
import { supplierCodeMutations } from '@backoffice/api-client/resources/supplier-codes';
import { gtinOf, isUnitBarcode } from '@backoffice/contracts';
import {
  isolated,
  ModalForm,
  NumberField,
  TextField,
  useWrite,
  type AppForm,
} from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useScanner, type ScanAnswer } from '@backoffice/ui/scanner';
import { useTranslation } from 'react-i18next';

import { useEnterMovesOn } from '../../add-product/delivery/use-enter-moves-on';

interface Props {
  unit: StockRow;
  onClose: () => void;
}

interface Values {
  code: string;
  quantity: number;
}

/**
 * Adds a code that a supplier printed on a unit, or on a box of such units, to its product and
 * size.
 */
export function AddCodeDialog({ unit, onClose }: Props) {
  const { t } = useTranslation('inventory');
  const fault = useFault();
  const send = useWrite(supplierCodeMutations.add());
  const save = async ({ code: typed, quantity }: Values, form: AppForm<Values>) => {
    const code = typed.trim();
    const message = fault(code);
    if (message !== null) {
      form.setError('code', { message }, { shouldFocus: true });
      return;
    }
    await send({ code, quantity, unit: unit.id });
    notify.success(t('unitPanel.codeAdded', { code }));
    onClose();
  };
  return (
    <ModalForm<Values>
      show
      title={t('unitPanel.addCodeTitle')}
      defaultValues={{ code: '', quantity: 1 }}
      onSubmit={save}
      onClose={onClose}
      submitLabel={t('unitPanel.saveCode')}
    >
      {(form) => (
        <Fields form={form} name={isolated([unit.code, unit.number].filter(Boolean).join(' · '))} />
      )}
    </ModalForm>
  );
}

function Fields({ form, name }: { form: AppForm<Values>; name: string }) {
  const { t } = useTranslation('inventory');
  const fault = useFault();
  const fields = useEnterMovesOn<HTMLDivElement>();
  useScanner((code): ScanAnswer => {
    const reason = fault(code);
    if (reason !== null) {
      form.setError('code', { message: reason });
      return { outcome: 'refused', reason };
    }
    form.setValue('code', code, { shouldDirty: true, shouldValidate: true });
    form.setFocus('quantity', { shouldSelect: true });
    return 'found';
  });
  return (
    <>
      <p>{t('unitPanel.addCodeHint', { name })}</p>
      <div ref={fields} className="d-grid gap-3">
        <TextField
          name="code"
          label={t('addProduct.codes.field')}
          inputMode="numeric"
          maxLength={20}
          autoFocus
          required
        />
        <NumberField
          name="quantity"
          label={t('addProduct.codes.pieces')}
          hint={t('unitPanel.piecesHint')}
          min={1}
          max={1_000}
          required
        />
      </div>
    </>
  );
}

/** Says why a text is no supplier's code. */
function useFault() {
  const { t } = useTranslation('inventory');
  return (code: string) =>
    gtinOf(code) === null
      ? t(`addProduct.codes.${isUnitBarcode(code) ? 'label' : 'none'}`, { code })
      : null;
}
