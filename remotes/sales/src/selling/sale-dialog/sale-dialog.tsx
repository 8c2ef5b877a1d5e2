import { useCan } from '@backoffice/ui';
import { ScanStatus, useScanLog } from '@backoffice/ui/scanner';
import { useEffect, useId, useRef, useState, type Dispatch, type FormEvent } from 'react';
import { Modal } from 'react-bootstrap';
import { useTranslation } from 'react-i18next';

import { SlipSettingsFields } from '../../slip/slip-settings-fields';
import { commonTerms } from '../basket/common-terms';
import { doubtfulLines } from '../basket/doubtful-prices';
import { returnErrors, type ReturnErrors } from '../basket/exchange';
import { isEmpty, type SaleDraft, type SaleLine, type SaleAction } from '../basket/sale-draft';
import { draftErrors, type LineErrors } from '../basket/sell-items';
import { useDirectionTexts } from '../returns/direction-texts';
import { ReturnLines } from '../returns/return-lines';
import { ReturnSums } from '../returns/return-sums';
import { Settlement } from '../returns/settlement';
import { BasketSums } from './basket-sums';
import { BasketTotalField } from './basket-total-field';
import { LostUnits } from './lost-units';
import { PriceQuestion } from './price-question';
import styles from './sale-dialog.module.css';
import { SaleLineFields } from './sale-line-fields';
import { SaleTermsFields } from './sale-terms-fields';
import { useDrawnLines } from './use-drawn-lines';

interface Props {
  draft: SaleDraft;
  dispatch: Dispatch<SaleAction>;
  isSelling: boolean;
  /** The last try had no answer: it may have been sold, and pressing again is safe. */
  isUnanswered: boolean;
  onSell: () => void;
  onClose: () => void;
}

/** The basket before it is booked, in both directions: one entry per item. Enter books. */
export function SaleDialog(props: Props) {
  const { isSelling, onClose } = props;
  const id = useId();
  return (
    <Modal
      show
      onHide={() => !isSelling && onClose()}
      animation={false}
      size="xl"
      dialogClassName={styles.dialog}
      fullscreen="lg-down"
      scrollable
      backdrop="static"
      aria-labelledby={id}
    >
      <SaleForm {...props} titleId={id} />
    </Modal>
  );
}

type FormProps = Props & { titleId: string };

interface Errors extends Partial<ReturnErrors> {
  lines: ReadonlyMap<number, LineErrors>;
}
const NO_ERRORS: Errors = { lines: new Map() };

/** The missing fields in either direction; null when the draft can be booked. */
function errorsOf(draft: SaleDraft): Errors | null {
  const lines = draftErrors(draft.lines);
  const { way, note } = returnErrors(draft);
  return lines.size > 0 || way || note ? { lines, way, note } : null;
}

function SaleForm({ titleId, onClose, onSell, ...props }: FormProps) {
  const { t } = useTranslation('sales');
  const { draft, isSelling } = props;
  const { title } = useDirectionTexts(draft);
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const prices = usePriceQuestion(onSell);
  // Scans that wait for the connection belong to this sale too, so it can't be booked yet.
  const waits = useScanLog().offline.length > 0;
  const { lines } = draft;

  const sell = (event: FormEvent) => {
    event.preventDefault();
    if (waits) return;
    setIsChecked(true);
    if (!errorsOf(draft) && !firstWrong(form.current)) prices.ask(lines);
    else requestAnimationFrame(() => firstWrong(form.current)?.focus());
  };

  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={sell}>
        <Modal.Header closeButton={!isSelling} closeLabel={t('sale.cancel')}>
          <Modal.Title id={titleId} as="h2" className="h5">
            {title}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Basket {...props} errors={(isChecked && errorsOf(draft)) || NO_ERRORS} />
        </Modal.Body>
        <Modal.Footer className={styles.footer}>
          {draft.returns.length > 0 ? <ReturnSums draft={draft} /> : <BasketSums lines={lines} />}
          <Buttons draft={draft} isSelling={isSelling} waits={waits} onCancel={onClose} />
        </Modal.Footer>
      </form>
      <PriceQuestion lines={prices.asked} onConfirm={prices.confirm} onClose={prices.close} />
    </>
  );
}

type BasketProps = Omit<Props, 'onSell' | 'onClose'> & { errors: Errors };

function Basket({ draft, dispatch, isSelling, isUnanswered, errors }: BasketProps) {
  const { noAnswer } = useDirectionTexts(draft);
  const { lines, returns, lost } = draft;
  const hasSeveral = lines.length > 1;
  const drawn = useDrawnLines(lines.length);
  // The first wrong field gets the focus, so all lines have to be drawn.
  const shown = errors === NO_ERRORS ? drawn : lines.length;
  // Servers and people that can take goods back also have slips.
  const hasSlips = useCan('sales.return');
  return (
    <>
      <ScanStatus last />
      <LostUnits lost={lost} isBasketEmpty={isEmpty(draft)} dispatch={dispatch} />
      {isUnanswered && (
        <p className="alert alert-warning" role="alert">
          {noAnswer}
        </p>
      )}
      {returns.length > 0 && (
        <ReturnLines returns={returns} disabled={isSelling} dispatch={dispatch} />
      )}
      {hasSeveral && <TermsForAll lines={lines} disabled={isSelling} dispatch={dispatch} />}
      <ul className={shown < lines.length ? `${styles.lines} ${styles.growing}` : styles.lines}>
        {lines.slice(0, shown).map((line) => (
          <SaleLineFields
            key={line.unit.id}
            line={line}
            errors={errors.lines.get(line.unit.id)}
            disabled={isSelling}
            dispatch={dispatch}
          />
        ))}
      </ul>
      {hasSeveral && <BasketTotalField lines={lines} disabled={isSelling} dispatch={dispatch} />}
      {returns.length > 0 && (
        <Settlement draft={draft} errors={errors} disabled={isSelling} dispatch={dispatch} />
      )}
      {hasSlips && <SlipSettingsFields />}
    </>
  );
}

interface ForAllProps {
  lines: readonly SaleLine[];
  disabled: boolean;
  dispatch: Dispatch<SaleAction>;
}

function TermsForAll({ lines, disabled, dispatch }: ForAllProps) {
  const { t } = useTranslation('sales');
  return (
    <div role="group" aria-label={t('sale.forAll')} className={styles.forAll}>
      <p className={styles.forAllTitle}>{t('sale.forAll')}</p>
      <SaleTermsFields
        terms={commonTerms(lines)}
        of={t('sale.forAll')}
        disabled={disabled}
        onChange={(terms) => dispatch({ type: 'applied', terms })}
      />
    </div>
  );
}

interface ButtonsProps {
  draft: SaleDraft;
  isSelling: boolean;
  waits: boolean;
  onCancel: () => void;
}

function Buttons({ draft, isSelling, waits, onCancel }: ButtonsProps) {
  const { t } = useTranslation('sales');
  const { submit: label, busy } = useDirectionTexts(draft);
  const submit = useRef<HTMLButtonElement>(null);
  // Enter opened the dialog, and the next one sells. To change a price, go one Tab back.
  useEffect(() => {
    submit.current?.focus();
  }, []);
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary"
        disabled={isSelling}
        onClick={onCancel}
      >
        {t('sale.cancel')}
      </button>
      <button
        ref={submit}
        type="submit"
        className="btn btn-primary"
        disabled={isSelling || isEmpty(draft)}
        aria-disabled={waits || undefined}
      >
        {isSelling ? busy : label}
      </button>
    </>
  );
}

/** Sells, after a question where a price is implausible; the same prices are asked about once. */
function usePriceQuestion(onSell: () => void) {
  const [asked, setAsked] = useState<readonly SaleLine[]>([]);
  const [meant, setMeant] = useState('');
  const pricesOf = (lines: readonly SaleLine[]) =>
    lines.map(({ unit, price }) => `${unit.id}:${price}`).join();
  return {
    asked,
    ask: (lines: readonly SaleLine[]) => {
      const doubtful = doubtfulLines(lines);
      if (doubtful.length === 0 || pricesOf(doubtful) === meant) onSell();
      else setAsked(doubtful);
    },
    confirm: () => {
      setMeant(pricesOf(asked));
      setAsked([]);
      onSell();
    },
    close: () => setAsked([]),
  };
}

const firstWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]');
