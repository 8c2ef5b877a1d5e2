import type { CurrentSession, CurrentUser } from '@backoffice/api-client/resources/session';
import type { ProfileInput, Seen } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';

/** The form's values, all as text but the shop's id. */
export interface ProfileValues extends Seen {
  username: string;
  fullName: string;
  email: string;
  phone: string;
  role: string;
  company: string;
  registered: string;
  location: number | '';
}

export const profileValues = ({ user, company }: CurrentSession): ProfileValues => ({
  username: user.username,
  fullName: [user.username, user.surname].filter(Boolean).join(' '),
  email: user.email,
  phone: user.phone ?? '',
  role: user.role,
  company: company.name,
  registered: formatMoment(user.created_at, company.timezone, { dateStyle: 'medium' }),
  location: user.location ?? '',
  version: user.version,
});

/** People who are `limited` to a shop may not change it, so theirs isn't sent. */
export const profileInput = (
  { phone, location, version }: ProfileValues,
  { limited }: CurrentUser,
): ProfileInput & Seen => ({
  version,
  phone: phone.trim(),
  ...(!limited && { location: location === '' ? null : location }),
});
