import { RIGHTS, type AuditEvent } from '@backoffice/contracts';
import { formatDay, formatMoney, formatNumber, NO_VALUE, type TFunction } from '@backoffice/i18n';

import { rightsName } from '../people/people-words';
import { deviceName } from '../sessions/device-name';
import { kindIn, wordIn } from './word-in';

type T = TFunction<'administration'>;
type AuditValue = AuditEvent['changes'][string]['after'];

export interface ToldValue {
  /** What the event tells of; unknown inside the filter of a list. */
  kind?: AuditEvent['kind'];
  field: string;
  value: AuditValue;
}

const LINKS = ['invitation', 'reset'] as const;
const PERCENT = ['vat_rate', 'price_floor'];
const DAYS = ['return_days', 'totp_remember_days'];
const MINUTES = ['session_idle_minutes', 'lock_minutes'];
const UNCOUNTED = ['user', 'location'];

/** A value of an event as people write it: money, days and states in the app's language. */
export function valueText(t: T, told: ToldValue): string {
  const { field, value } = told;
  if (value === null || value === undefined || value === '') return NO_VALUE;
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (typeof value === 'string') return stateText(t, told, value) ?? plainText(value);
  const number = UNCOUNTED.includes(field) ? String(value) : formatNumber(value);
  if (PERCENT.includes(field)) return `${number} %`;
  if (DAYS.includes(field)) return `${number} ${t('settings.units.days')}`;
  if (MINUTES.includes(field)) return `${number} ${t('settings.units.minutes')}`;
  return number;
}

/** The word for a state that the server keeps as a code, where the field has such. */
function stateText(t: T, { kind, field }: ToldValue, value: string): string | undefined {
  switch (field) {
    case 'rights':
      return RIGHTS.some((one) => one === value) ? rightsName(value as 'owner') : undefined;
    case 'reason':
      return kind === 'stock.out' ? wordIn('stockReason', value) : undefined;
    case 'reasons':
      return value
        .split(', ')
        .map((reason) => reasonText(t, reason))
        .join(', ');
    case 'way':
      return value.split(', ').map(wayText).join(', ');
    case 'kind': {
      const link = LINKS.find((one) => one === value);
      return link ? t(`audit.links.${link}`) : kindIn(value);
    }
    case 'device':
      return deviceName(t, value);
    case 'payment_type':
      return wordIn('paymentType', value);
    case 'transaction_type':
      return wordIn('transactionType', value);
    case 'type':
      return wordIn('productType', value);
    case 'format':
      return value === 'xlsx' ? 'Excel' : value.toUpperCase();
    default:
      return undefined;
  }
}

/** Why a sale without a line is to settle; as it is where only a newer server knows the reason. */
const reasonText = (t: T, reason: string): string =>
  t(`audit.settleReasons.${reason as 'unit_sold'}`, { defaultValue: reason });
const wayText = (way: string) => wordIn('paymentType', way) ?? way;

/**
 * Money and days as they are written; and how a unit was sold: `45.00 € cash online`, and in two ways
 * `50.00 € cash + 33.00 € TEB`.
 */
function plainText(value: string): string {
  if (/^-?\d+\.\d\d$/.test(value)) return formatMoney(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value);
  if (value.includes(' + ')) return value.split(' + ').map(plainText).join(' + ');
  const [, price, way = '', type] = /^(\d+\.\d\d) € (\S+)(?: (\S+))?$/.exec(value) ?? [];
  if (!price) return value;
  const terms = [formatMoney(price), wayText(way), type && (wordIn('saleType', type) ?? type)];
  return terms.filter(Boolean).join(' · ');
}
