import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { AppError, refuse } from './errors';

/** Files that pass on a reason made elsewhere, or keep zod's own sentence for outsiders. */
const FROM_A_REASON = ['errors.ts', 'http/validate.ts', 'modules/imports/reading/read-file.ts'];
const OF_A_PASSWORD = 'modules/authentication/passwords/password-rule.ts';

test('an error is made from a reason of the catalogue, never from a sentence', () => {
  // @ts-expect-error a sentence
  expect(() => new AppError('Brand Nike is used')).toThrow();
  // @ts-expect-error no reason of the catalogue
  expect(() => refuse('Brand Nike is used')).toThrow('No refusal is called Brand Nike is used');

  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => file.split(path.sep).join('/'));
  const making = files.filter((file) =>
    readFileSync(path.join(__dirname, file), 'utf8').includes('new AppError('),
  );
  expect(making.sort()).toEqual([...FROM_A_REASON, OF_A_PASSWORD].sort());
});
