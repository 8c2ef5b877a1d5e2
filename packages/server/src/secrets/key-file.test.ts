import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { secretsOf } from './key-file';

const owner = { companyId: 1, userId: 7 };
let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-key-'));
  file = path.join(folder, 'keys', 'secret.key');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('a key is made with the first secret, for its owner alone, and kept', () => {
  const secrets = secretsOf(file);
  expect(secrets.open(owner, 'anything')).toBeNull();
  expect(fs.existsSync(file)).toBe(false);
  const kept = secrets.close(owner, 'JBSWY3DPEHPK3PXP');
  expect(kept).not.toContain('JBSWY3DPEHPK3PXP');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(path.dirname(file))).toEqual(['secret.key']);
  expect(secretsOf(file).open(owner, kept)).toBe('JBSWY3DPEHPK3PXP');
  expect(secretsOf(file).pepper(owner, '123456')).toBe(secrets.pepper(owner, '123456'));
});

test('a secret opens only for its owner, unchanged, and with its own key', () => {
  const secrets = secretsOf(file);
  const kept = secrets.close(owner, 'secret');
  expect(secrets.open({ ...owner, userId: 8 }, kept)).toBeNull();
  expect(secrets.open({ ...owner, companyId: 2 }, kept)).toBeNull();
  expect(secrets.open(owner, `${kept.slice(0, -2)}AA`)).toBeNull();
  expect(secretsOf(`${file}-other`).open(owner, kept)).toBeNull();
  expect(secrets.pepper(owner, '123456')).not.toBe(
    secrets.pepper({ ...owner, userId: 8 }, '123456'),
  );
});

test('a key that others could read is closed to them', () => {
  const kept = secretsOf(file).close(owner, 'secret');
  fs.chmodSync(file, 0o644);
  expect(secretsOf(file).open(owner, kept)).toBe('secret');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

test('a file that is no key ends with a sentence that names it', () => {
  secretsOf(file).close(owner, 'secret');
  fs.writeFileSync(file, 'short');
  expect(() => secretsOf(file).close(owner, 'secret')).toThrow(
    /secret\.key is not a key: it has 3/,
  );
});
