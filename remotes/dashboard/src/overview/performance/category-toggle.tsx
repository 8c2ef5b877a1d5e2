import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';

const CATEGORIES = ['sales', 'shoes', 'textile'] as const;
export type Category = (typeof CATEGORIES)[number];

interface Props {
  value: Category;
  /** Called for the chosen category too, because choosing it again loads it again. */
  onChange: (category: Category) => void;
}

/** Chooses the kind of sales that the main chart shows. */
export function CategoryToggle({ value, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <div className="btn-group btn-group-sm" role="radiogroup" aria-label={t('category.label')}>
      {CATEGORIES.map((category) => (
        <Fragment key={category}>
          <input
            type="radio"
            className="btn-check"
            id={`${id}-${category}`}
            name={id}
            checked={category === value}
            onChange={() => onChange(category)}
            // A radio button that is checked already fires no change event.
            onClick={category === value ? () => onChange(category) : undefined}
          />
          <label className="btn btn-outline-primary" htmlFor={`${id}-${category}`}>
            {t(`category.${category}`)}
          </label>
        </Fragment>
      ))}
    </div>
  );
}
