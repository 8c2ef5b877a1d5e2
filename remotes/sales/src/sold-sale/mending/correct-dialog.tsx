import type { SaleView, SoldLine } from '@backoffice/contracts';
import { formatMoney, moneyOfCents } from '@backoffice/i18n';
import { ModalForm, type AppForm } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useScanner } from '@backoffice/ui/scanner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../../words/unit-label';
import { changeText } from '../change-text';
import { correctedLine, corrections, otherSum, valuesOf, type LineValues } from './corrections';
import { LineFields } from './line-fields';
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
    const wrong = values.lines.findIndex((line) => otherSum(line));
    const sums = values.lines[wrong] && otherSum(values.lines[wrong]);
    if (sums) {
      const text = (cents: number) => formatMoney(moneyOfCents(cents));
      const message = t('soldSale.otherSum', { parts: text(sums.parts), price: text(sums.price) });
      form.setError(`lines.${wrong}.parts.cash`, { message }, { shouldFocus: true });
      return;
    }
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
