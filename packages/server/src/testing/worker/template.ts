/** Set by the global set-up of a test run: what every test's database is copied from. */
export const TEMPLATE = {
  folder: 'BACKOFFICE_TEST_FOLDER',
  /** Folder of an embedded database without a schema; making one takes 4 seconds. */
  emptyFolder: 'BACKOFFICE_TEST_EMPTY_FOLDER',
  postgresUrl: 'BACKOFFICE_TEST_POSTGRES',
  poolerUrl: 'BACKOFFICE_TEST_POOLER',
  database: 'backoffice_template',
};
