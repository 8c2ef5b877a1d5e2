import type { SaleView } from '@backoffice/contracts';
import { formatMoney } from '@backoffice/i18n';
import { ModalForm } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useScanner } from '@backoffice/ui/scanner';
import { useTranslation } from 'react-i18next';

import { ReasonField, reasonText, type ReasonValues } from './reason-field';
import { stillSold } from './standing-lines';
import { useVoiding } from './use-mending';

interface Props {
  view: SaleView;
  onVoided?: () => void;
  onClose: () => void;
}

/** Undoes a sale that was a mistake. Mounted while it is open. */
export function VoidDialog({ view, onVoided, onClose }: Props) {
  const { t } = useTranslation('sales');
  const { sale } = view;
  const { send, question } = useVoiding(sale.id);
  const number = sale.receipt_number;
  useScanner(() => ({ outcome: 'refused', reason: t('soldSale.noScan') }));

  const voidSale = async (values: ReasonValues) => {
    const what = t('soldSale.askVoid', { number, total: formatMoney(sale.total) });
    const mended = await send({ period: sale.period, reason: reasonText(values) }, <p>{what}</p>);
    if (mended === 'done') notify.success(t('soldSale.voided', { number }));
    if (mended !== 'stayed') onClose();
    if (mended === 'done') onVoided?.();
  };

  return (
    <>
      <ModalForm<ReasonValues>
        show
        title={t('soldSale.voidTitle', { number })}
        defaultValues={{ reason: '', ownReason: '' }}
        onSubmit={voidSale}
        onClose={onClose}
        submitLabel={t('soldSale.voidConfirm')}
        busyLabel={t('soldSale.saving')}
        submitTone="danger"
      >
        <p className="mb-0">{t('soldSale.voidText', { number: stillSold(view).length })}</p>
        {sale.period === 'closed' && <p className="mb-0">{t('soldSale.lateVoid')}</p>}
        <ReasonField reasons={voidReasons(t)} />
      </ModalForm>
      {question}
    </>
  );
}

const voidReasons = (t: ReturnType<typeof useTranslation<'sales'>>['t']) => [
  t('soldSale.reasons.mistake'),
  t('soldSale.reasons.wrongUnit'),
  t('soldSale.reasons.twice'),
  t('soldSale.reasons.leftIt'),
];
