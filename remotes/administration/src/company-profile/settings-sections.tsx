import { Card, CheckboxField, MoneyField, NumberField, TextareaField } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../profile.module.css';
import { Section } from './sections';

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

export function SettingsSections({
  readOnly,
  sharedTills,
}: Props & {
  sharedTills: ReactNode;
}) {
  return (
    <>
      <SettingsSection id="selling">
        <SellingFields readOnly={readOnly} />
      </SettingsSection>
      <SettingsSection id="tills" beside={sharedTills}>
        <TillFields readOnly={readOnly} />
      </SettingsSection>
      <SettingsSection id="security">
        <SecurityFields readOnly={readOnly} />
      </SettingsSection>
      <SettingsSection id="slip">
        <TermsField readOnly={readOnly} />
      </SettingsSection>
    </>
  );
}

interface SectionProps {
  id: 'selling' | 'tills' | 'security' | 'slip';
  /** Another card of the section. */
  beside?: ReactNode;
  children: ReactNode;
}

function SettingsSection({ id, beside, children }: SectionProps) {
  const { t } = useTranslation('administration');
  return (
    <Section id={id}>
      <Card title={t(`companyProfile.sections.${id}`)}>
        <div className={styles.fields}>{children}</div>
      </Card>
      {beside}
    </Section>
  );
}

function SellingFields({ readOnly }: Props) {
  const { t } = useTranslation('administration');
  return (
    <>
      <NumberField
        name="return_days"
        label={t('settings.returnDays')}
        hint={t('settings.returnDaysHint')}
        unit={t('settings.units.days')}
        min={0}
        max={MOST_DAYS}
        required
        readOnly={readOnly}
      />
      <NumberField
        name="price_floor"
        label={t('settings.priceFloor')}
        hint={t('settings.priceFloorHint')}
        unit="%"
        min={0}
        max={100}
        readOnly={readOnly}
      />
      <NumberField
        name="vat_rate"
        label={t('settings.vatRate')}
        hint={t('settings.vatRateHint')}
        unit="%"
        integer={false}
        min={0}
        max={100}
        required
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
      <NumberField
        name="lock_minutes"
        label={t('settings.lockMinutes')}
        hint={t('settings.lockMinutesHint')}
        unit={t('settings.units.minutes')}
        min={1}
        max={MOST_UNLOCKED}
        readOnly={readOnly}
      />
    </>
  );
}

function SecurityFields({ readOnly }: Props) {
  const { t } = useTranslation('administration');
  return (
    <>
      <NumberField
        name="session_idle_minutes"
        label={t('settings.idleMinutes')}
        hint={t('settings.idleMinutesHint')}
        unit={t('settings.units.minutes')}
        min={1}
        max={MOST_MINUTES}
        readOnly={readOnly}
      />
      <NumberField
        name="totp_remember_days"
        label={t('settings.rememberDays')}
        hint={t('settings.rememberDaysHint')}
        unit={t('settings.units.days')}
        min={1}
        max={MOST_REMEMBERED}
        readOnly={readOnly}
      />
      <CheckboxField
        name="totp_required"
        label={t('settings.totpRequired')}
        hint={t('settings.totpRequiredHint')}
        readOnly={readOnly}
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
      className={styles.whole}
    />
  );
}
