import { Money } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { SAMPLE_PEOPLE } from './people';
import styles from './tables.module.css';

/** On a very narrow screen it scrolls, and must do so by keyboard too. */
const SCROLL_BOX = { role: 'group', tabIndex: 0 };

/** Name, Country, City, Salary, filled with demo rows; as simple as its name. */
export function SampleTable({ caption }: { caption: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="table-responsive" aria-label={caption} {...SCROLL_BOX}>
      <table className={`table table-hover mb-0 ${styles.table}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('people.name')}</th>
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
