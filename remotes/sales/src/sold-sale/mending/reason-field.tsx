import { SelectField, TextField, type Option } from '@backoffice/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

const OTHER = 'other';

/** As the form holds it. */
export interface ReasonValues {
  reason: string;
  ownReason: string;
}

/** What is written down: the choice's words, or one's own. */
export const reasonText = ({ reason, ownReason }: ReasonValues): string =>
  reason === OTHER ? ownReason.trim() : reason;

/** A few reasons to choose from, and one's own words. */
export function ReasonField({ reasons }: { reasons: readonly string[] }) {
  const { t } = useTranslation('sales');
  const isOther = useWatch<ReasonValues, 'reason'>({ name: 'reason' }) === OTHER;
  const options: Option[] = [
    ...reasons.map((reason) => ({ value: reason, label: reason })),
    { value: OTHER, label: t('soldSale.reasons.other') },
  ];
  return (
    <>
      <SelectField name="reason" label={t('soldSale.reason')} required options={options} />
      {isOther && (
        <TextField
          name="ownReason"
          label={t('soldSale.ownReason')}
          required
          autoFocus
          maxLength={200}
        />
      )}
    </>
  );
}
