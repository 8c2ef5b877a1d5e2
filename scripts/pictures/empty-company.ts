import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { signIn } from '../serving/demo-server.mjs';
import { serverArguments } from '../serving/server.mjs';

const OWNER = { email: 'empty@example.com', password: 'nothing-here-yet' };

/** Creates a company without goods in the data of a running server; resolves with its owner's token. */
export async function emptyCompany(url: string, dataDirectory: string): Promise<string> {
  const zone = ['--timezone', 'Europe/Belgrade'];
  const said = await manage(dataDirectory, ['company', 'create', '--name', 'New shop', ...zone]);
  const company = /\b(\d+)\b/.exec(said)?.[1] ?? '';
  const words = ['user', 'create', '--email', OWNER.email, '--name', 'Nora', '--company', company];
  await manage(dataDirectory, words, `${OWNER.password}\n`);
  return signIn(url, OWNER);
}

async function manage(dataDirectory: string, words: string[], input = ''): Promise<string> {
  const running = promisify(execFile)(process.execPath, [...serverArguments('manage'), ...words], {
    env: { ...process.env, DATA_DIR: dataDirectory },
  });
  running.child.stdin?.end(input);
  return (await running).stdout;
}
