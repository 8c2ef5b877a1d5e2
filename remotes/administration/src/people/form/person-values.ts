import type { Person, Rights, Seen } from '@backoffice/contracts';

/** The fields of a person as a form has them. */
export interface PersonValues extends Seen {
  username: string;
  surname: string;
  email: string;
  rights: Rights;
  location: number | '';
  limited: boolean;
}

export const NEW_PERSON: PersonValues = {
  username: '',
  surname: '',
  email: '',
  rights: 'cashier',
  location: '',
  limited: false,
};

export const personValues = (person: Person): PersonValues => ({
  username: person.username,
  surname: person.surname,
  email: person.email,
  rights: person.rights,
  location: person.location ?? '',
  limited: person.limited,
  version: person.version,
});

export const personInput = ({ location, username, surname, email, ...values }: PersonValues) => ({
  ...values,
  username: username.trim(),
  surname: surname.trim(),
  email: email.trim(),
  location: location === '' ? null : location,
});
