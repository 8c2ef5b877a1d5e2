import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

// Run as a process of its own: `query.mjs FOLDER SQL` prints the rows of an embedded database. The
// engine is the server's, and comes as an ES module, which the tests are not.
const require = createRequire(createRequire(import.meta.url).resolve('@backoffice/server'));
const { PGlite } = await import(pathToFileURL(require.resolve('@electric-sql/pglite')).href);

const [, , folder, sql] = process.argv;
const database = await PGlite.create(folder);
const { rows } = await database.query(sql);
process.stdout.write(JSON.stringify(rows));
await database.close();
