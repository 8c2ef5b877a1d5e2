const NAMES =
  '/\\bnow\\(\\)|\\bcurrent_(date|time)|\\blocaltime|\\b(clock|statement|transaction)_timestamp/i';
const sqlMessage =
  "The database's clock is not the server's, which tests set: pass the moment of the request.";

const IN_SQL = ['Literal[value', 'TemplateElement[value.raw'].map((where) => ({
  selector: `${where}=${NAMES}]`,
  message: sqlMessage,
}));

const OF_THE_MACHINE = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'MemberExpression[object.name="Date"][property.name="now"]',
].map((selector) => ({
  selector,
  message: 'The server is given its clock, `now`; what took how long, performance.now() tells.',
}));

const OF_ITS_ZONE = {
  selector: 'CallExpression[callee.property.name=/^get(FullYear|Month|Date|Day|Hours)$/]',
  message: 'The day depends on the zone: dayIn().',
};

/** In tests of components: what draws while they wait would be an update outside of `act`. */
export const BARE_TIMER = {
  selector:
    'AwaitExpression > NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
  message: 'Wait for what is seen, or let time pass with letPass() of @backoffice/testing.',
};

const server = (/** @type {string[]} */ ...paths) =>
  paths.map((path) => `packages/server/src/${path}`);

/** Files that go by the database's clock: several servers share it, or no server runs yet. */
const SQL_CLOCK = server(
  'db/migrate.ts',
  'upgrade/keep-dump-main.ts',
  'modules/imports/booking/running/lease.repository.ts',
  'bench/**',
);
/** Files that may read the machine's clock: they start by themselves, or tell the age of files. */
const MACHINE_CLOCK = server(
  '{server,cli/*,control/commands,demo/demo}.ts',
  'backup/**',
  'db/embedded/folder-lock.ts',
);

/**
 * Rules that say which clock the server's code may read.
 *
 * @param {string[]} tests files of tests, which make up their moments
 * @returns {import('eslint').Linter.Config[]}
 */
export const clockRules = (tests) => [
  {
    files: server('**'),
    ignores: SQL_CLOCK,
    rules: { 'no-restricted-syntax': ['error', ...IN_SQL, OF_ITS_ZONE] },
  },
  {
    files: server('**'),
    ignores: [...SQL_CLOCK, ...MACHINE_CLOCK, ...tests],
    rules: { 'no-restricted-syntax': ['error', ...IN_SQL, ...OF_THE_MACHINE, OF_ITS_ZONE] },
  },
];
