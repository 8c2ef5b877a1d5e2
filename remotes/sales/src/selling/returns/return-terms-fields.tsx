import {
  RETURN_REASONS,
  SET_ASIDE_REASONS,
  type ReturnReason,
  type SetAside,
} from '@backoffice/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReturnTerms } from '../basket/return-lines';
import styles from './returns.module.css';

interface Props {
  terms: ReturnTerms;
  /** Follows each field's label, so that the fields of every line have names of their own. */
  of: string;
  disabled: boolean;
  onChange: (change: Partial<ReturnTerms>) => void;
}

/** The reason of a return, and whether the unit is for sale again. */
export function ReturnTermsFields({ terms, onChange, ...field }: Props) {
  const { t } = useTranslation('sales');
  const reasons: Record<ReturnReason, string> = {
    size: t('words:returnReason.size'),
    defect: t('words:returnReason.defect'),
    changed_mind: t('words:returnReason.changed_mind'),
    typing_mistake: t('words:returnReason.typing_mistake'),
    other: t('words:returnReason.other'),
  };
  const places: Record<SetAside | '', string> = {
    '': t('return.forSale'),
    damaged: t('return.damaged'),
    unsellable: t('return.unsellable'),
  };
  return (
    <div className={styles.terms}>
      <Choice
        {...field}
        label={t('words:fields.reason')}
        value={terms.reason}
        values={RETURN_REASONS}
        names={reasons}
        onChange={(reason) => onChange({ reason })}
      />
      <Choice
        {...field}
        label={t('return.condition')}
        value={terms.setAside}
        values={PLACES}
        names={places}
        onChange={(setAside) => onChange({ setAside })}
      />
    </div>
  );
}

const PLACES = ['', ...SET_ASIDE_REASONS] as const;

interface ChoiceProps<Value extends string> {
  label: string;
  of: string;
  value: Value;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  disabled: boolean;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, of, value, values, names, disabled, onChange } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        aria-label={`${label}, ${of}`}
        className="form-select"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
