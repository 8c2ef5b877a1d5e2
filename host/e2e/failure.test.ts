import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { appUnderTest } from './harness/app';
import FailureEnvironment from './harness/failure/environment.cjs';
import { keepFailure } from './harness/failure/keep-failure';

const app = appUnderTest();
const FOLDER = resolve(__dirname, '../../test-results/failure/what-goes-wrong');

afterAll(() => rm(FOLDER, { recursive: true, force: true }));

test('what goes wrong leaves a picture, what stood there, and the steps', async () => {
  const page = await app.open('/login', { signedOut: true });
  await page.getByLabel('Email').fill('somebody@example.com');
  const told = await keepFailure([page.context()], 'what goes wrong');
  expect(told).toContain('test-results/failure/what-goes-wrong');
  const kept = (name: string) => readFile(join(FOLDER, name));
  expect((await kept('page-1.png')).subarray(1, 4).toString()).toBe('PNG');
  expect((await kept('page-1.html')).toString()).toContain('Email');
  const steps = await kept('trace-1.zip');
  expect(steps.subarray(0, 2).toString()).toBe('PK');
  expect(steps.length).toBeGreaterThan(1_000);
});

test('a test that fails is known by name until the next one begins', () => {
  const { handleTestEvent } = FailureEnvironment.prototype;
  const environment = { global: {} as { failedTest?: string } };
  const happens = (name: string) =>
    Reflect.apply(handleTestEvent, environment, [{ name, test: { name: 'a sale' } }]);
  happens('test_start');
  happens('test_fn_failure');
  expect(environment.global.failedTest).toBe('a sale');
  happens('test_start');
  expect(environment.global.failedTest).toBeUndefined();
});
