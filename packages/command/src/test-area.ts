import { run } from '@backoffice/workspace/processes.mjs';

import { ownArea, programOf } from './own-repository';

/** Runs the tests of this folder's area; words are those of jest. */
export async function testArea(words: string[]): Promise<void> {
  const area = ownArea();
  const jest = programOf(area, 'jest', 'bin/jest.js');
  await run(process.execPath, [jest, ...words], { cwd: area.directory }).catch(() => {
    throw new Error('Not all tests passed.');
  });
}
