import { SALE_TYPES, type SaleView, type SoldLine } from '@backoffice/contracts';
import { ModalForm, MoneyField, SelectField, type AppForm } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useScanner } from '@backoffice/ui/scanner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../../words/unit-label';
import { changeText } from '../change-text';
import styles from '../sold-sale.module.css';
import { wayOptions } from '../ways';
import { correctedLine, corrections, valuesOf, type LineValues } from './corrections';
import { ReasonField, reasonText, type ReasonValues } from './reason-field';
import { stillSold } from './standing-lines';
import { useCorrecting } from './use-mending';

interface Props {
  view: SaleView;
  onClose: () => void;
}

interface Values extends ReasonValues {
  lines: LineValues[];
}

/** Corrects prices, ways of payment and channels of a sale. Mounted while it is open. */
export function CorrectDialog({ view, onClose }: Props) {
  const { t } = useTranslation('sales');
  const { sale } = view;
  // The lines that the form began with: the fields are matched to them by index, and the view may
  // change.
  const [lines] = useState(() => stillSold(view));
  const { save, question } = useSaving({ view, lines, onClose });
  const reasons = [
    t('soldSale.reasons.typed'),
    t('soldSale.reasons.label'),
    t('soldSale.reasons.way'),
  ];
  useScanner(() => ({ outcome: 'refused', reason: t('soldSale.noScan') }));

  return (
    <>
      <ModalForm<Values>
        show
        title={t('soldSale.correctTitle', { number: sale.receipt_number })}
        defaultValues={{ lines: lines.map(valuesOf), reason: reasons[0], ownReason: '' }}
        onSubmit={save}
        onClose={onClose}
        submitLabel={t('soldSale.save')}
        busyLabel={t('soldSale.saving')}
        size="lg"
      >
        <p className="mb-0">
          {t(sale.period === 'closed' ? 'soldSale.lateFix' : 'soldSale.openFix')}
        </p>
        {lines.map((line, index) => (
          <LineFields key={line.id} line={line} name={`lines.${index}`} />
        ))}
        <ReasonField reasons={reasons} />
      </ModalForm>
      {question}
    </>
  );
}

function useSaving({ view: { sale }, lines, onClose }: Props & { lines: readonly SoldLine[] }) {
  const { t } = useTranslation('sales');
  const { send, question } = useCorrecting(sale.id);

  async function save(values: Values, form: AppForm<Values>) {
    const changed = corrections(lines, values.lines);
    if (changed.length === 0) {
      form.setError('root.server', { message: t('soldSale.nothingChanged') });
      return;
    }
    const input = { period: sale.period, reason: reasonText(values), lines: changed };
    const what = <Asked number={sale.receipt_number} lines={lines} values={values.lines} />;
    const mended = await send(input, what);
    if (mended === 'done') notify.success(t('soldSale.corrected'));
    if (mended !== 'stayed') onClose();
  }

  return { save, question };
}

function LineFields({ line, name }: { line: SoldLine; name: string }) {
  const { t } = useTranslation('sales');
  const saleTypes = SALE_TYPES.map((value) => ({ value, label: t(`words:saleType.${value}`) }));
  return (
    <fieldset className={styles.correction}>
      <legend className={styles.legend}>{unitLabel(line)}</legend>
      <MoneyField name={`${name}.price`} label={t('words:fields.price')} required />
      <SelectField
        name={`${name}.way`}
        label={t('soldSale.paidBy')}
        required
        options={wayOptions(t)}
      />
      <SelectField
        name={`${name}.sale_type`}
        label={t('words:fields.saleType')}
        required
        options={saleTypes}
      />
    </fieldset>
  );
}

interface AskedProps {
  number: number;
  lines: readonly SoldLine[];
  values: readonly LineValues[];
}

/** The changes that somebody else is asked to allow. */
function Asked({ number, lines, values }: AskedProps) {
  const { t } = useTranslation('sales');
  return (
    <>
      <p className="mb-1">{t('soldSale.title', { number })}</p>
      <ul>
        {lines.map((line, index) => {
          const wanted = values[index];
          const change = wanted && changeText(t, line, correctedLine(line, wanted));
          return change ? (
            <li key={line.id}>
              {unitLabel(line)}: {change}
            </li>
          ) : null;
        })}
      </ul>
    </>
  );
}
