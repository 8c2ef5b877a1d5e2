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
  /** How all cells are meant. */
  setReading: (change: Pick<ImportMapping, 'withoutVat' | 'fillDown'>) => void;
  setDefault: <K extends keyof Defaults>(name: K, value: Defaults[K] | undefined) => void;
}

/** Fields that several columns may fill. */
const MANY: ReadonlySet<ImportField> = new Set(['sizeQuantity', 'placeQuantity']);

function withField(columns: ImportColumn[], index: number, change: Partial<ImportColumn>) {
  return columns.map((column, place) => {
    if (place === index) return { ...column, ...change };
    const isTaken = change.field && !MANY.has(change.field) && column.field === change.field;
    return isTaken ? { ...column, field: null } : column;
  });
}

/** The mapping of the columns while somebody decides on it. */
export function useMapping(upload: UploadedImport): MappingState {
  const [value, setValue] = useState(upload.mapping);
  return {
    value,
    setColumn: (index, change) =>
      setValue((before) => ({ ...before, columns: withField(before.columns, index, change) })),
    setSubject: (subject) =>
      setValue(({ columns }) => ({
        subject,
        layout: 'table',
        defaults: {},
        columns: columns.map((column) => ({
          ...column,
          field: FIELDS_OF[subject].find((field) => field === column.field) ?? null,
        })),
      })),
    setReading: (change) => setValue((before) => ({ ...before, ...change })),
    setDefault: (name, given) =>
      setValue((before) => {
        const { [name]: _, ...others } = before.defaults;
        const defaults = given === undefined ? others : { ...others, [name]: given };
        return { ...before, defaults };
      }),
  };
}
