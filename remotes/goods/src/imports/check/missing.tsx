import {
  REFERENCE_TABLES,
  type ImportMissing,
  type ReferenceTable,
  type UploadedImport,
} from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { Card } from '@backoffice/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../imports.module.css';
import { NameChoices } from './names/name-choices';

interface Props {
  upload: UploadedImport;
  missing: ImportMissing;
  consent: readonly ReferenceTable[];
  onConsent: (consent: readonly ReferenceTable[]) => void;
}

const SHOWN = 40;

/** Reference data that the import will add; somebody has to agree to each kind. */
export function Missing({ upload, missing, consent, onConsent }: Props) {
  const { t } = useTranslation('goods');
  const tables = REFERENCE_TABLES.filter((table) => missing[table].length > 0);
  const isAll = tables.every((table) => consent.includes(table));
  const toggle = (table: ReferenceTable) =>
    onConsent(
      consent.includes(table) ? consent.filter((one) => one !== table) : [...consent, table],
    );
  return (
    <Card title={t('imports.missing.title')}>
      <p>{t('imports.missing.hint')}</p>
      {tables.length > 1 && (
        <Tick
          label={t('imports.missing.all')}
          isTicked={isAll}
          onToggle={() => onConsent(isAll ? [] : tables)}
        />
      )}
      {tables.map((table) => (
        <div key={table} className="mt-2">
          <Tick
            label={t(`imports.missing.${table}`, {
              count: missing[table].length,
              number: formatNumber(missing[table].length),
            })}
            isTicked={consent.includes(table)}
            onToggle={() => toggle(table)}
          />
          <p className={`${styles.note} ${styles.names}`}>{namesOf(missing[table])}</p>
        </div>
      ))}
      <NameChoices upload={upload} />
    </Card>
  );
}

function namesOf(items: readonly { name: string }[]): string {
  const names = items.slice(0, SHOWN).map(({ name }) => name);
  return items.length > SHOWN ? `${names.join(', ')} …` : names.join(', ');
}

interface TickProps {
  label: string;
  isTicked: boolean;
  onToggle: () => void;
}

function Tick({ label, isTicked, onToggle }: TickProps) {
  const id = useId();
  return (
    <div className="form-check">
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={isTicked}
        onChange={onToggle}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
