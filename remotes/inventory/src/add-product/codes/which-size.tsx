import { type ProductType } from '@backoffice/contracts';
import { ModalForm, NumberField, SelectField } from '@backoffice/ui';
import { hasSizes, type DeliveryLists } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import type { BoundCode } from '../delivery/delivery-draft';
import { useEnterMovesOn } from '../delivery/use-enter-moves-on';

interface Props {
  code: string;
  type: ProductType;
  lists: DeliveryLists;
  onAnswer: (bound: BoundCode | null) => void;
}

/** Asks which size of the product in the form an unknown code stands for. */
export function WhichSize({ code, type, lists, onAnswer }: Props) {
  const { t } = useTranslation('inventory');
  const fields = useEnterMovesOn<HTMLDivElement>();
  const isSized = hasSizes(type);
  const sizes = lists.sizes.map(({ id, number }) => ({ value: id, label: number }));
  return (
    <ModalForm<{ size: number | ''; quantity: string | number }>
      show
      title={t(isSized ? 'addProduct.codes.whichSize' : 'addProduct.codes.whichCarton')}
      defaultValues={{ size: lists.sizes[0]?.id ?? '', quantity: 1 }}
      onSubmit={({ size, quantity }) =>
        onAnswer({ code, size: isSized ? Number(size) : null, quantity: Number(quantity) })
      }
      onClose={() => onAnswer(null)}
      submitLabel={t('addProduct.codes.bind')}
      askBeforeClosing={false}
    >
      <p>{t('addProduct.codes.unknown', { code })}</p>
      <div ref={fields} className="d-grid gap-3">
        {isSized && (
          <SelectField name="size" label={t('words:fields.size')} options={sizes} required />
        )}
        <NumberField
          name="quantity"
          label={t('addProduct.codes.pieces')}
          min={1}
          max={1_000}
          required
        />
      </div>
    </ModalForm>
  );
}
