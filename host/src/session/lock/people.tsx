import { searchKey, type SharedTillHere } from '@backoffice/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './lock.module.css';

export type PersonHere = SharedTillHere['people'][number];

/** With more names than this there is a search field. */
const MANY = 12;

const nameOf = ({ username, surname }: PersonHere) => `${username} ${surname}`.trim();

/** The people who can sign in at this till, each as a large button. */
export function People({
  people,
  onChoose,
}: {
  people: readonly PersonHere[];
  onChoose: (person: PersonHere) => void;
}) {
  const { t } = useTranslation('lock');
  const [asked, setAsked] = useState('');
  const found = people.filter((person) => isAsked(person, asked));
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      {people.length > MANY && (
        <input
          type="search"
          className="form-control mb-3"
          aria-label={t('search')}
          placeholder={t('search')}
          autoComplete="off"
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
      )}
      {found.length === 0 && <p>{t(people.length === 0 ? 'nobody' : 'notFound')}</p>}
      <ul className={styles.people}>
        {found.map((person) => (
          <li key={person.id}>
            <button type="button" className={styles.person} onClick={() => onChoose(person)}>
              <bdi>{nameOf(person)}</bdi>
              {person.locked && <small>{t('needsPassword')}</small>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const isAsked = (person: PersonHere, asked: string) =>
  searchKey(nameOf(person)).includes(searchKey(asked));
