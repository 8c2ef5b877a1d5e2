import { heldBasketMutations } from '@backoffice/api-client/resources/held-baskets';
import { moneyOfCents, typedCents } from '@backoffice/i18n';
import { ModalForm, TextField, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

import type { SaleDraft } from '../../basket/sale-draft';

interface Props {
  draft: SaleDraft;
  onHeld: () => void;
  onClose: () => void;
}

/** Puts the basket aside for a customer who comes back, so that the next one can be served. */
export function HoldDialog({ draft, onHeld, onClose }: Props) {
  const { t } = useTranslation('sales');
  const hold = useWrite(heldBasketMutations.hold());

  const save = async ({ name, note }: { name: string; note: string }) => {
    await hold({ name: name.trim(), note: note.trim(), ...heldOf(draft) });
    notify.success(t('held.done', { name: name.trim() }));
    onHeld();
  };

  return (
    <ModalForm
      show
      size="sm"
      title={t('held.title')}
      defaultValues={{ name: '', note: '' }}
      onSubmit={save}
      onClose={onClose}
      submitLabel={t('held.hold')}
      busyLabel={t('soldSale.saving')}
    >
      <TextField
        name="name"
        label={t('held.name')}
        hint={t('held.nameHint')}
        required
        maxLength={60}
      />
      <TextField name="note" label={t('words:fields.note')} maxLength={200} />
    </ModalForm>
  );
}

/** What waits: unreadable prices are the regular ones again. */
const heldOf = ({ lines, returns }: SaleDraft) => ({
  items: lines.map(({ unit, price, saleType }) => {
    const cents = typedCents(price);
    return {
      id: unit.id,
      price: cents === null ? unit.price : moneyOfCents(cents),
      sale_type: saleType,
    };
  }),
  returns: returns.map(({ sold, reason, setAside }) => ({
    line: sold.id,
    reason,
    set_aside: setAside || null,
  })),
});
