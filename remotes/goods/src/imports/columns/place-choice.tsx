import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

interface Props {
  header: string;
  /** A location's name: one of the company's, or the file's, which will be added. */
  value: string;
  onChange: (location: string) => void;
}

/** The location that a column with the stock of one place stands for. */
export function PlaceChoice({ header, value, onChange }: Props) {
  const { t } = useTranslation('goods');
  const { data = [] } = useQuery(referenceQueries.list('locations'));
  const isNew = !data.some(({ name }) => name === value);
  return (
    <select
      className="form-select"
      aria-label={t('imports.columns.placeOf', { header })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {isNew && <option value={value}>{t('imports.columns.newPlace', { name: value })}</option>}
      {data.map(({ id, name }) => (
        <option key={id} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}
