import { Money } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from './tables.module.css';

/** Rows of the sample tables; nobody's real data. `salary` in euros. */
interface SamplePerson {
  name: string;
  country: string;
  city: string;
  salary: string;
}

const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  { name: 'Arta Krasniqi', country: 'Kosovo', city: 'Prishtinë', salary: '14200.00' },
  { name: 'Emre Demir', country: 'Türkiye', city: 'Bursa', salary: '16850.00' },
  { name: 'Lule Gashi', country: 'Kosovo', city: 'Prizren', salary: '12600.00' },
  { name: 'Marco Bianchi', country: 'Italy', city: 'Civitanova', salary: '31400.00' },
  { name: 'Blerim Hoxha', country: 'Albania', city: 'Durrës', salary: '11900.00' },
  { name: 'Zeynep Kaya', country: 'Türkiye', city: 'Antalya', salary: '17300.00' },
  { name: 'Ana Petrovska', country: 'North Macedonia', city: 'Tetovo', salary: '13750.00' },
];

/** The table scrolls on a very narrow screen, and must do so by keyboard too. */
const SCROLL_BOX = { role: 'group', tabIndex: 0 };

export function SampleTable({ caption }: { caption: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="table-responsive" aria-label={caption} {...SCROLL_BOX}>
      <table className={`table table-hover mb-0 ${styles.table}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('words:fields.name')}</th>
            <th scope="col">{t('people.country')}</th>
            <th scope="col">{t('people.city')}</th>
            <th scope="col" className="text-end">
              {t('people.salary')}
            </th>
          </tr>
        </thead>
        <tbody>
          {SAMPLE_PEOPLE.map(({ name, country, city, salary }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{country}</td>
              <td>{city}</td>
              <td className="text-end">
                <Money value={salary} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
