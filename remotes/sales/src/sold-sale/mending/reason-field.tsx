import { SelectField, TextField, type Option } from '@backoffice/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

const OTHER = 'other';

/** The form's values. */
export interface ReasonValues {
  reason: string;
  ownReason: string;
}

/** The text of the reason: the chosen one, or the person's own words. */
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
      <SelectField name="reason" label={t('words:fields.reason')} required options={options} />
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
