import type { CompanySettings, Seen, SettingsEdit } from '@backoffice/contracts';

/** The settings as the form's values; an empty field means that the company sets no value. */
export interface SettingsValues extends Seen {
  return_days: number;
  return_terms: string;
  vat_rate: number;
  price_floor: number | '' | undefined;
  max_difference: string;
  cash_limit: string;
  session_idle_minutes: number | '' | undefined;
  totp_required: boolean;
  totp_remember_days: number | '' | undefined;
  lock_minutes: number | '' | undefined;
}

export const settingsValues = (settings: CompanySettings): SettingsValues => ({
  return_days: settings.return_days,
  return_terms: settings.return_terms,
  vat_rate: settings.vat_rate,
  price_floor: settings.price_floor ?? '',
  max_difference: settings.max_difference,
  cash_limit: settings.cash_limit ?? '',
  session_idle_minutes: settings.session_idle_minutes ?? '',
  totp_required: settings.totp_required,
  totp_remember_days: settings.totp_remember_days ?? '',
  lock_minutes: settings.lock_minutes ?? '',
  version: settings.version,
});

const orNone = <Value>(value: Value | '' | undefined): Value | null =>
  value === '' || value === undefined ? null : value;

export const settingsInput = (values: SettingsValues): SettingsEdit & Seen => ({
  return_days: values.return_days,
  return_terms: values.return_terms.trim(),
  vat_rate: values.vat_rate,
  price_floor: orNone(values.price_floor),
  max_difference: values.max_difference,
  cash_limit: orNone(values.cash_limit),
  session_idle_minutes: orNone(values.session_idle_minutes),
  totp_required: values.totp_required,
  totp_remember_days: orNone(values.totp_remember_days),
  lock_minutes: orNone(values.lock_minutes),
  version: values.version,
});
