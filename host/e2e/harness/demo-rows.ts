import { query } from '@backoffice/server/testing/postgres';

import { surroundings } from './surroundings';

/** Rows of a query straight from the tables of the demo data, as every new server finds them. */
export const demoRows = <Row extends object>(statement: string): Promise<Row[]> =>
  query<Row>(surroundings().demoUrl, statement);
