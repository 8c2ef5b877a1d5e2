import { CheckboxField, MoneyField, NumberField, TextareaField } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from '../profile.module.css';

const MOST_DAYS = 3_650;
/** Thirty days, in minutes. */
const MOST_MINUTES = 43_200;
/** Most days for which a device is remembered and not asked for a second factor. */
const MOST_REMEMBERED = 365;
/** Half a day, in minutes: the longest time until a shared till locks. */
const MOST_UNLOCKED = 720;

interface Props {
  readOnly: boolean;
}

export const SettingsFields = ({ readOnly }: Props) => (
  <>
    <div className={styles.fields}>
      <SellingFields readOnly={readOnly} />
      <TillFields readOnly={readOnly} />
    </div>
    <div className={styles.fields}>
      <SignInFields readOnly={readOnly} />
    </div>
    <div className={styles.fields}>
      <TermsField readOnly={readOnly} />
    </div>
  </>
);

function SellingFields({ readOnly }: Props) {
  const { t } = useTranslation('administration');
  return (
    <>
      <NumberField
        name="return_days"
        label={t('settings.returnDays')}
        hint={t('settings.returnDaysHint')}
        min={0}
        max={MOST_DAYS}
        required
        readOnly={readOnly}
      />
      <NumberField
        name="vat_rate"
        label={t('settings.vatRate')}
        hint={t('settings.vatRateHint')}
        integer={false}
        min={0}
        max={100}
        required
        readOnly={readOnly}
      />
      <NumberField
        name="price_floor"
        label={t('settings.priceFloor')}
        hint={t('settings.priceFloorHint')}
        min={0}
        max={100}
        readOnly={readOnly}
      />
    </>
  );
}

function TillFields({ readOnly }: Props) {
  const { t } = useTranslation('administration');
  return (
    <>
      <MoneyField
        name="max_difference"
        label={t('settings.maxDifference')}
        hint={t('settings.maxDifferenceHint')}
        required
        readOnly={readOnly}
      />
      <MoneyField
        name="cash_limit"
        label={t('settings.cashLimit')}
        hint={t('settings.cashLimitHint')}
        readOnly={readOnly}
      />
    </>
  );
}

function SignInFields({ readOnly }: Props) {
  const { t } = useTranslation('administration');
  return (
    <>
      <NumberField
        name="session_idle_minutes"
        label={t('settings.idleMinutes')}
        hint={t('settings.idleMinutesHint')}
        min={1}
        max={MOST_MINUTES}
        readOnly={readOnly}
      />
      <NumberField
        name="lock_minutes"
        label={t('settings.lockMinutes')}
        hint={t('settings.lockMinutesHint')}
        min={1}
        max={MOST_UNLOCKED}
        readOnly={readOnly}
      />
      <NumberField
        name="totp_remember_days"
        label={t('settings.rememberDays')}
        hint={t('settings.rememberDaysHint')}
        min={1}
        max={MOST_REMEMBERED}
        readOnly={readOnly}
      />
      <CheckboxField
        name="totp_required"
        label={t('settings.totpRequired')}
        hint={t('settings.totpRequiredHint')}
        disabled={readOnly}
      />
    </>
  );
}

function TermsField({ readOnly }: Props) {
  const { t } = useTranslation('administration');
  return (
    <TextareaField
      name="return_terms"
      label={t('settings.returnTerms')}
      hint={t('settings.returnTermsHint')}
      maxLength={1_000}
      readOnly={readOnly}
    />
  );
}
