import { query } from '@backoffice/server/testing/postgres';

import { surroundings } from './surroundings';

/** What the demo data, as a new server finds them, answer to a query: straight from the tables. */
export const demoRows = <Row extends object>(statement: string): Promise<Row[]> =>
  query<Row>(surroundings().demoUrl, statement);
