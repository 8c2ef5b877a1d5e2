import { closingMutations } from '@backoffice/api-client/resources/closings';
import { BANKS, DENOMINATIONS, type CashPieces, type ClosingView } from '@backoffice/contracts';
import { formatMoney, moneyOfCents } from '@backoffice/i18n';
import { ModalForm, MoneyField, NumberField, TextareaField, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { centsOfPieces } from './piece-rows';
import styles from './recount-dialog.module.css';

const MOST_PIECES = 100_000;

/** As the form holds it; a denomination's key begins with a letter, or the form would make a list of them. */
interface Values {
  pieces: Record<`c${number}`, number | ''>;
  terminals: ClosingView['terminals'];
  reason: string;
}

interface Props {
  view: ClosingView;
  onClose: () => void;
}

/** Counts again what was counted at a closing, which itself stays as it was. Mounted while it is open. */
export function RecountDialog({ view, onClose }: Props) {
  const { t } = useTranslation('sales');
  const { id, number } = view.closing;
  const recount = useWrite(closingMutations.recount(id));
  const send = async ({ pieces, terminals, reason }: Values) => {
    await recount({ cash: cashOf(pieces), terminals, reason });
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
      <Pieces />
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>{t('closings.terminals')}</legend>
        {BANKS.map((bank) => (
          <MoneyField key={bank} name={`terminals.${bank}`} label={bank} />
        ))}
      </fieldset>
      <TextareaField name="reason" label={t('closings.reason')} required rows={2} maxLength={500} />
    </ModalForm>
  );
}

function Pieces() {
  const { t } = useTranslation('sales');
  const pieces = useWatch<Values, 'pieces'>({ name: 'pieces' });
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>
        {t('closings.sections.pieces')}
        <output aria-label={t('closings.countedCash')}>
          {formatMoney(moneyOfCents(centsOfPieces(cashOf(pieces))))}
        </output>
      </legend>
      {DENOMINATIONS.map((cents) => (
        <NumberField
          key={cents}
          name={`pieces.c${cents}`}
          label={formatMoney(moneyOfCents(cents))}
          min={0}
          max={MOST_PIECES}
        />
      ))}
    </fieldset>
  );
}

/** What is typed and is no whole number yet counts as nothing. */
const cashOf = (pieces: Values['pieces']): CashPieces =>
  Object.fromEntries(
    DENOMINATIONS.flatMap((cents) => {
      const count = Number(pieces[`c${cents}`] || 0);
      return Number.isInteger(count) && count > 0 ? [[`${cents}`, count]] : [];
    }),
  );
