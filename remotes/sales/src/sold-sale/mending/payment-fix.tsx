import type { SaleView, SoldLine } from '@backoffice/contracts';
import { Form, FormError, RadioGroupField, SubmitButton, useAppForm } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { commonWay, paidBy, wayOptions, type Way } from '../../words/ways';
import { changeText } from '../change-text';
import styles from '../sold-sale.module.css';
import { stillSold } from './standing-lines';
import { useCorrecting } from './use-mending';

interface Props {
  view: SaleView;
}

/**
 * Changes the way of payment in place. If the lines were paid in different ways, only the dialog
 * can.
 */
export function PaymentFix({ view }: Props) {
  const lines = stillSold(view);
  const way = commonWay(lines);
  return way ? <WayForm key={way} way={way} view={view} lines={lines} /> : null;
}

interface WayFormProps extends Props {
  way: Way;
  lines: readonly SoldLine[];
}

function WayForm({ way, view: { sale }, lines }: WayFormProps) {
  const { t } = useTranslation('sales');
  const { send, question } = useCorrecting(sale.id);
  const form = useAppForm<{ way: Way }>({ defaultValues: { way } });
  const isChanged = useWatch({ control: form.control, name: 'way' }) !== way;

  const save = async ({ way: chosen }: { way: Way }) => {
    const paid = paidBy(chosen);
    const input = {
      period: sale.period,
      reason: t('soldSale.reasons.way'),
      lines: lines.map(({ id }) => ({ line: id, ...paid })),
    };
    const change = lines[0] ? changeText(t, lines[0], { ...lines[0], ...paid }) : '';
    const what = t('soldSale.askCorrect', { number: sale.receipt_number, change });
    if ((await send(input, <p>{what}</p>)) === 'done') notify.success(t('soldSale.corrected'));
  };

  return (
    <>
      <Form form={form} onSubmit={save} className={styles.payment}>
        <RadioGroupField name="way" label={t('soldSale.paidBy')} options={wayOptions(t)} />
        <FormError />
        {isChanged && (
          <div className={styles.save}>
            <SubmitButton busyLabel={t('soldSale.saving')}>{t('soldSale.save')}</SubmitButton>
            <span className={styles.note}>
              {t(sale.period === 'closed' ? 'soldSale.lateFix' : 'soldSale.openFix')}
            </span>
          </div>
        )}
      </Form>
      {question}
    </>
  );
}
