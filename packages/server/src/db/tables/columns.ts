import type { ColumnType, Generated } from 'kysely';

/** Decimal text, when read and when written: "45.50". */
export type Money = string;
/** ISO text in UTC. */
export type Moment = string;
/** `YYYY-MM-DD`. */
export type Day = string;

/** Read as a value, written as its text. */
export type Json<T> = ColumnType<T, string, never>;

export interface Owned {
  company_id: number;
}
export interface Row extends Owned {
  id: Generated<number>;
}
export interface Named extends Row {
  name: string;
  name_key: string;
}
