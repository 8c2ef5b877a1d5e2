import { closingMutations } from '@backoffice/api-client/resources/closings';
import { BANKS, type Bank, type ClosingView } from '@backoffice/contracts';
import { moneyOfCents } from '@backoffice/i18n';
import { ModalForm, TextareaField, TextField, useWrite, type AppForm } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { CashCount } from '../../counting/drawer/cash-count';
import { cashPieces, terminalCents, type Count } from '../../counting/drawer/count';
import { useSteps } from '../../counting/use-steps';
import styles from './recount-dialog.module.css';

interface Values extends Pick<Count, 'pieces'> {
  terminals: Record<Bank, string>;
  reason: string;
}

interface Props {
  view: ClosingView;
  onClose: () => void;
}

/**
 * Counts the money of a closing once more; the closing itself stays as it was. Mounted while it is
 * open.
 */
export function RecountDialog({ view, onClose }: Props) {
  const { t } = useTranslation('sales');
  const { id, number } = view.closing;
  const recount = useWrite(closingMutations.recount(id));
  const send = async ({ pieces, terminals, reason }: Values, form: AppForm<Values>) => {
    const unreadable = BANKS.find((bank) => terminalCents(terminals[bank]) === null);
    if (unreadable) {
      form.setError(`terminals.${unreadable}`, { message: t('closings.noAmount') });
      return;
    }
    await recount({ cash: cashPieces(pieces), terminals: amountsOf(terminals), reason });
    notify.success(t('closings.recountSaved', { number: `${number}` }));
    onClose();
  };
  return (
    <ModalForm<Values>
      show
      size="lg"
      title={t('closings.recountTitle', { number: `${number}` })}
      defaultValues={{ pieces: {}, terminals: view.terminals, reason: '' }}
      onSubmit={send}
      onClose={onClose}
      submitLabel={t('closings.recountSave')}
      busyLabel={t('soldSale.saving')}
    >
      <p className={styles.hint}>{t('closings.recountHint')}</p>
      <Counted />
      <TextareaField
        name="reason"
        label={t('words:fields.reason')}
        required
        rows={2}
        maxLength={500}
      />
    </ModalForm>
  );
}

const amountsOf = (terminals: Values['terminals']) =>
  Object.fromEntries(
    BANKS.map((bank) => [bank, moneyOfCents(terminalCents(terminals[bank]) ?? 0)]),
  ) as Values['terminals'];

/** Counts drawer and terminals; Enter goes from field to field as when a till is closed. */
function Counted() {
  const { t } = useTranslation('sales');
  const steps = useRef<HTMLDivElement>(null);
  useSteps(steps);
  const { field } = useController<Values, 'pieces'>({ name: 'pieces' });
  return (
    <div ref={steps} className={styles.counted}>
      <CashCount pieces={field.value} onChange={field.onChange} />
      <div className={styles.terminals}>
        {BANKS.map((bank) => (
          <TextField
            key={bank}
            name={`terminals.${bank}`}
            label={t('till.terminal', { bank })}
            inputMode="decimal"
          />
        ))}
      </div>
    </div>
  );
}
