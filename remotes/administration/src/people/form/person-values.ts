import { OTHER, type Other, type Person, type Rights, type Seen } from '@backoffice/contracts';

export interface PersonValues extends Seen {
  username: string;
  surname: string;
  email: string;
  rights: Rights | Other;
  location: number | '';
  limited: boolean;
}

export const NEW_PERSON = {
  username: '',
  surname: '',
  email: '',
  rights: 'cashier',
  location: '',
  limited: false,
} as const satisfies PersonValues;

export const personValues = (person: Person): PersonValues => ({
  username: person.username,
  surname: person.surname,
  email: person.email,
  rights: person.rights,
  location: person.location ?? '',
  limited: person.limited,
  version: person.version,
});

export const personInput = ({
  location,
  username,
  surname,
  email,
  rights,
  ...values
}: PersonValues) => ({
  ...values,
  // Rights that only a newer server knows are not sent, so they stay as they are.
  ...(rights !== OTHER && { rights }),
  username: username.trim(),
  surname: surname.trim(),
  email: email.trim(),
  location: location === '' ? null : location,
});
