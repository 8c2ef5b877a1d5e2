import { NO_VALUE } from '@backoffice/i18n';
import { Fragment } from 'react';

import type { Column } from './column';
import styles from './data-table.module.css';

type Place = NonNullable<Column<never>['phone']>;

/**
 * The columns of a phone's rows of two lines: those of one place become one, so that each place is
 * one text, which is cut off where it has no room. Tables without places keep their columns.
 */
export function phoneColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  if (!columns.some(({ phone }) => phone)) return columns;
  const rest = columns.filter(({ phone, hideHeader }) => hideHeader && !phone);
  return [
    merged(columns, ['title']),
    merged(columns, ['end']),
    merged(columns, ['meta', 'badge']),
    ...rest,
  ];
}

/** One column for those of some places, which stand side by side. */
function merged<Row>(columns: readonly Column<Row>[], places: readonly [Place, Place?]) {
  const partsOf = (place: Place | undefined) => columns.filter(({ phone }) => phone === place);
  return {
    id: places[0],
    phone: places[0],
    header: places
      .flatMap(partsOf)
      .map(({ header }) => header)
      .join(', '),
    cell: (row: Row) =>
      places.map((place) => (
        <span key={place}>
          <Parts parts={partsOf(place)} row={row} isLine={place === 'meta'} />
        </span>
      )),
  };
}

interface Props<Row> {
  parts: readonly Column<Row>[];
  row: Row;
  isLine: boolean;
}

const Parts = <Row,>({ parts, row, isLine }: Props<Row>) =>
  parts
    .filter((part) => !isEmpty(part, row))
    .map((part, index) => (
      <Fragment key={part.id}>
        {index > 0 && (isLine ? ' · ' : ' ')}
        <bdi>
          {isExplained(part) && <span className={styles.label}>{part.header} </span>}
          {part.cell(row)}
        </bdi>
      </Fragment>
    ));

const isExplained = ({ phone, selfEvident }: Column<never>) =>
  !selfEvident && (phone === 'end' || phone === 'meta');

const EMPTY: readonly unknown[] = [undefined, null, false, '', NO_VALUE];
const isEmpty = <Row,>({ cell, csv }: Column<Row>, row: Row) =>
  EMPTY.includes(cell(row)) || (csv !== undefined && EMPTY.includes(csv(row)));
