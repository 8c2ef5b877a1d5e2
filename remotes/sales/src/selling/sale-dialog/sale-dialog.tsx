import { useScanLog } from '@backoffice/ui/scanner';
import { useId, useRef, useState, type Dispatch, type FormEvent } from 'react';
import { Modal } from 'react-bootstrap';
import { useTranslation } from 'react-i18next';

import type { SaleDraft, SaleAction } from '../basket/sale-draft';
import { directionTexts } from '../returns/direction-texts';
import { BasketPart } from './basket-part';
import { errorsOf, NO_ERRORS } from './draft-errors';
import { PayButton } from './payment/pay-button';
import { PayColumn } from './payment/pay-column';
import { useCheckoutKeys } from './payment/use-checkout-keys';
import { PriceQuestion, usePriceQuestion } from './price-question';
import styles from './sale-dialog.module.css';

interface Props {
  draft: SaleDraft;
  dispatch: Dispatch<SaleAction>;
  isSelling: boolean;
  /** The last try had no answer: it may have been sold, and pressing again is safe. */
  isUnanswered: boolean;
  /** The dialog was open when the page was loaded. */
  isRestored: boolean;
  /** The server knows sums that are paid in several ways, and other salespersons. */
  isWhole: boolean;
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

function SaleForm({ titleId, onClose, onSell, ...props }: FormProps) {
  const { t } = useTranslation('sales');
  const { draft, dispatch, isSelling, isUnanswered, isRestored, isWhole } = props;
  const { title } = directionTexts(t, draft);
  const prices = usePriceQuestion(onSell);
  const { form, sell, isChecked, errors, waits } = useChecked(draft, () => prices.ask(draft.lines));
  useCheckoutKeys({ form, draft, dispatch, isWhole });
  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={sell}>
        <Modal.Header closeButton={!isSelling} closeLabel={t('sale.cancel')}>
          <Modal.Title id={titleId} as="h2" className="h5">
            {title}
          </Modal.Title>
        </Modal.Header>
        <div className={styles.columns}>
          <Modal.Body className={styles.start}>
            <BasketPart {...{ draft, dispatch, isSelling, isUnanswered, errors }} />
          </Modal.Body>
          <div className={styles.end}>
            <div className={styles.payment}>
              <PayColumn
                {...{ draft, dispatch, isWhole, isChecked, errors, disabled: isSelling }}
              />
            </div>
            <div className={styles.buttons}>
              <Cancel text={t('sale.cancel')} disabled={isSelling} onClick={onClose} />
              <PayButton {...{ draft, isSelling, waits, takesFocus: !isRestored }} />
            </div>
          </div>
        </div>
      </form>
      <PriceQuestion lines={prices.asked} onConfirm={prices.confirm} onClose={prices.close} />
    </>
  );
}

const Cancel = ({ text, ...props }: { text: string; disabled: boolean; onClick: () => void }) => (
  <button type="button" className="btn btn-outline-secondary" {...props}>
    {text}
  </button>
);

/** Says what is missing once somebody tried to sell, and brings them to the first of it. */
function useChecked(draft: SaleDraft, onRight: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  // Scans that wait for the connection belong to this sale too, so it can't be booked yet.
  const waits = useScanLog().offline.length > 0;
  const sell = (event: FormEvent) => {
    event.preventDefault();
    if (waits) return;
    setIsChecked(true);
    if (!errorsOf(draft) && !firstWrong(form.current)) onRight();
    else requestAnimationFrame(() => firstWrong(form.current)?.focus());
  };
  return { form, sell, isChecked, waits, errors: (isChecked && errorsOf(draft)) || NO_ERRORS };
}

const firstWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
