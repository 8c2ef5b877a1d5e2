import { BANKS, type Bank } from '@backoffice/contracts';
import { useState, type ComponentProps, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { commonTerms } from '../../basket/common-terms';
import styles from './payment.module.css';
import { isForRest, payAll, payByBank, type PayProps } from './use-pay';

interface Props extends PayProps {
  disabled: boolean;
  isChecked: boolean;
  /** The lines are paid in several ways, so somebody has to say how the difference is. */
  isMissing: boolean;
}

/** After a choice, the next Enter sells. */
const toSubmit = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
  form?.querySelector<HTMLElement>('[type=submit]')?.focus();

/** Cash or a bank, for all lines at once. */
export function PayTiles({ disabled, isChecked, isMissing, ...props }: Props) {
  const { t } = useTranslation('sales');
  const [isOpened, setIsOpened] = useState(false);
  const { draft, payment } = props;
  const { paymentType, bank } = commonTerms(draft.lines);
  const isByBank = paymentType === 'bank';
  const isOpen = isOpened || isByBank || payment.isSplit;
  const chosen = payment.isSplit ? draft.rest : isByBank ? bank : '';
  const lacksBank = isChecked && isByBank && bank === '';
  const error = lacksBank ? t('sale.bankMissing') : isMissing ? t('return.wayMissing') : undefined;
  return (
    <div role="group" aria-label={t('sale.paidBy')} className={styles.ways}>
      <Tile
        label={t('words:paymentType.cash')}
        aria-pressed={paymentType === 'cash'}
        data-wrong={isMissing || undefined}
        disabled={disabled}
        onClick={(event) => {
          setIsOpened(false);
          payAll(props, 'cash');
          toSubmit(event);
        }}
      />
      <Tile
        label={t('words:paymentType.bank')}
        aria-pressed={isByBank || payment.isSplit}
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={() => {
          setIsOpened(true);
          if (!isForRest(props) && !isByBank) payAll(props, '');
        }}
      />
      {isOpen && <Banks {...props} {...{ disabled, chosen }} isWrong={lacksBank} />}
      {error && <Missing text={error} />}
    </div>
  );
}

const Missing = ({ text }: { text: string }) => (
  <p role="alert" className={`invalid-feedback ${styles.error}`}>
    {text}
  </p>
);

type TileProps = ComponentProps<'button'> & { label: string; 'data-wrong'?: boolean | undefined };

const Tile = ({ label, ...props }: TileProps) => (
  <button {...props} type="button" className={`btn btn-outline-secondary ${styles.tile}`}>
    {label}
  </button>
);

interface BanksProps extends PayProps {
  chosen: Bank | '';
  isWrong: boolean;
  disabled: boolean;
}

function Banks({ chosen, isWrong, disabled, ...props }: BanksProps) {
  const { t } = useTranslation('sales');
  return (
    <div role="group" aria-label={t('words:fields.bank')} className={styles.banks}>
      {BANKS.map((bank, place) => (
        <button
          key={bank}
          type="button"
          className="btn btn-outline-secondary"
          aria-pressed={chosen === bank}
          aria-keyshortcuts={`F${place + 2}`}
          data-wrong={(isWrong && place === 0) || undefined}
          disabled={disabled}
          onClick={(event) => {
            payByBank(props, bank);
            toSubmit(event);
          }}
        >
          {bank} <kbd aria-hidden>{`F${place + 2}`}</kbd>
        </button>
      ))}
    </div>
  );
}
