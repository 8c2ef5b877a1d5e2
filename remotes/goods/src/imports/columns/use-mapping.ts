import {
  FIELDS_OF,
  type ImportColumn,
  type ImportField,
  type ImportMapping,
  type ImportSubject,
  type UploadedImport,
} from '@backoffice/contracts';
import { useState } from 'react';

type Defaults = ImportMapping['defaults'];

export interface MappingState {
  value: ImportMapping;
  setColumn: (index: number, change: Partial<ImportColumn>) => void;
  setSubject: (subject: ImportSubject) => void;
  /** Whether a file without quantities only says what codes mean, or each row is one unit. */
  setCodesOnly: (isCodesOnly: boolean) => void;
  /** How all cells are meant. */
  setReading: (change: Pick<ImportMapping, 'withoutVat' | 'fillDown'>) => void;
  setDefault: <K extends keyof Defaults>(name: K, value: Defaults[K] | undefined) => void;
}

/** Fields that several columns may fill. */
const MANY: ReadonlySet<ImportField> = new Set(['sizeQuantity', 'placeQuantity', 'productCode']);

function withField(columns: ImportColumn[], index: number, change: Partial<ImportColumn>) {
  return columns.map((column, place) => {
    if (place === index) return { ...column, ...change };
    const isTaken = change.field && !MANY.has(change.field) && column.field === change.field;
    return isTaken ? { ...column, field: null } : column;
  });
}

const ofSubject = ({ columns }: ImportMapping, subject: ImportSubject): ImportMapping => ({
  subject,
  layout: 'table',
  defaults: {},
  columns: columns.map((column) => ({
    ...column,
    field: FIELDS_OF[subject].find((field) => field === column.field) ?? null,
  })),
});

/** The mapping of the columns while somebody decides on it. */
export function useMapping(upload: UploadedImport): MappingState {
  const [value, setValue] = useState(upload.mapping);
  return {
    value,
    setColumn: (index, change) =>
      setValue((before) => ({ ...before, columns: withField(before.columns, index, change) })),
    setSubject: (subject) => setValue((before) => ofSubject(before, subject)),
    setCodesOnly: (isCodesOnly) =>
      setValue((before) => {
        if (isCodesOnly) return ofSubject(before, 'codes');
        const goods = before.subject === 'stock' ? before : upload.mapping;
        return { ...goods, defaults: { ...goods.defaults, quantity: 1 } };
      }),
    setReading: (change) => setValue((before) => ({ ...before, ...change })),
    setDefault: (name, given) =>
      setValue((before) => {
        const { [name]: _, ...others } = before.defaults;
        const defaults = given === undefined ? others : { ...others, [name]: given };
        return { ...before, defaults };
      }),
  };
}
