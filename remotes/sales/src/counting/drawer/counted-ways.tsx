import { BANKS, PAYMENT_WAYS, type Bank, type PaymentWay } from '@backoffice/contracts';
import { moneyOfCents } from '@backoffice/i18n';
import { Money, MoneyInput } from '@backoffice/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { wayName } from '../../words/way-name';
import styles from '../counting.module.css';
import { countedCents, differenceOf, expectedCents, type Count } from './count';
import { Difference } from './difference';

interface Props {
  count: Count;
  errors: Partial<Record<string, string>>;
  onChange: (terminals: Count['terminals']) => void;
}

/**
 * The counted money of the drawer and each bank's terminal, beside the expected money for people
 * who may see it.
 */
export function CountedWays({ count, errors, onChange }: Props) {
  const { t } = useTranslation('sales');
  const isBlind = count.seen.sums === undefined;
  return (
    <table className={`table ${styles.ways}`}>
      <caption className="visually-hidden">{t('till.counted')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('till.way')}</th>
          {!isBlind && <th scope="col">{t('words:fields.expected')}</th>}
          <th scope="col">{t('till.counted')}</th>
          {!isBlind && <th scope="col">{t('till.difference')}</th>}
        </tr>
      </thead>
      <tbody>
        {PAYMENT_WAYS.map((way) => (
          <Way key={way} way={way} count={count} error={errors[way]} onChange={onChange} />
        ))}
      </tbody>
    </table>
  );
}

interface WayProps extends Pick<Props, 'count' | 'onChange'> {
  way: PaymentWay;
  error: string | undefined;
}

function Way({ way, count, error, onChange }: WayProps) {
  const { t } = useTranslation('sales');
  const expected = expectedCents(count.seen, way);
  return (
    <tr>
      <th scope="row">{wayName(t, way)}</th>
      {expected !== undefined && (
        <td>
          <Money value={moneyOfCents(expected)} />
        </td>
      )}
      <td>
        {isBank(way) ? (
          <Terminal bank={way} count={count} error={error} onChange={onChange} />
        ) : (
          <Money value={moneyOfCents(countedCents(count, way))} />
        )}
      </td>
      {expected !== undefined && (
        <td>
          <Difference cents={differenceOf(count, way) ?? 0} />
        </td>
      )}
    </tr>
  );
}

const isBank = (way: PaymentWay): way is Bank => BANKS.some((bank) => bank === way);

function Terminal({
  bank,
  count: { terminals },
  error,
  onChange,
}: Pick<WayProps, 'count' | 'error' | 'onChange'> & { bank: Bank }) {
  const { t } = useTranslation('sales');
  const id = useId();
  return (
    <>
      <MoneyInput
        className="form-control-sm text-end"
        enterKeyHint="next"
        aria-label={t('till.terminal', { bank })}
        aria-describedby={error ? id : undefined}
        value={terminals[bank]}
        error={error}
        onChange={(text) => onChange({ ...terminals, [bank]: text })}
      />
      {error && (
        <div id={id} className="invalid-feedback">
          {error}
        </div>
      )}
    </>
  );
}
