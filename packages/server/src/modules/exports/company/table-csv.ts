import type { Table } from '../../../backup/tables';
import type { WrittenColumn } from '../writing/column';
import type { CompanyRow } from './company-rows.repository';
import { isLeftOut } from './tables';

/** A value of a column as it stands in a file. */
function written(type: string, value: unknown, clock: (moment: string) => string) {
  if (value === null || value === undefined) return null;
  if (type.startsWith('timestamp')) return clock(String(value));
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function kindOf(type: string): WrittenColumn<CompanyRow>['is'] {
  if (type.startsWith('numeric')) return 'money';
  if (type.startsWith('timestamp')) return 'moment';
  return /^(bigint|integer|smallint|boolean|date)/.test(type) ? 'count' : 'text';
}

/** A table's columns by their names in the database. */
export const columnsOf = (
  { columns }: Table,
  clock: (moment: string) => string,
): WrittenColumn<CompanyRow>[] =>
  columns
    .filter(({ name }) => !isLeftOut(name))
    .map(({ name, type }) => ({
      heading: name,
      is: kindOf(type),
      width: 0,
      value: (row) => written(type, row[name], clock),
    }));
