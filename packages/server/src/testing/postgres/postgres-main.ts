import { createInterface } from 'node:readline';

import { startPostgres } from './postgres-server';

/**
 * A PostgreSQL for a test that stops and starts it: obeys `stop`, `start` and `end` on standard
 * input, and answers each with a line. A process of its own, which ends when the test's does.
 */
const postgres = await startPostgres({ durable: true });
await postgres.createDatabase('shop');
const say = (line: string) => process.stdout.write(`${line}\n`);
say(postgres.url('shop'));

for await (const command of createInterface(process.stdin)) {
  if (command === 'start') await postgres.start();
  else await postgres.stop();
  say(command);
  if (command === 'end') break;
}
await postgres.remove();
process.exit(0);
