import { asksForHelp } from '@backoffice/workspace/command-line.mjs';
import { run } from '@backoffice/workspace/processes.mjs';

import { ownArea, programOf } from './own-repository';

/** Runs the tests of this folder's area; words are those of jest. */
export async function testArea(words: string[]): Promise<void> {
  if (words.some(asksForHelp)) {
    console.log('npm test -- [FILE…] [flags of jest]');
    return;
  }
  const area = ownArea();
  const jest = programOf(area, 'jest', 'bin/jest.js');
  await run(process.execPath, [jest, ...words], { cwd: area.directory }).catch(() => {
    throw new Error('Not all tests passed.');
  });
}
