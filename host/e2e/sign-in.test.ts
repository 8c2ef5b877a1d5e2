import { appUnderTest } from './harness/app';

const app = appUnderTest();

test('the sign-in loads no code of any area', async () => {
  const page = await app.open('/admin/login', { signedOut: true });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.reload();
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(requested).toContain('/areas.json');
  expect(requested.filter((path) => path.startsWith('/remotes/'))).toEqual([]);
});

test('signing in leads to the dashboard', async () => {
  const page = await app.open('/', { signedOut: true });
  await page.waitForURL('**/admin/login');
  await app.signIn(page);
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('heading', { name: 'Performance' }).waitFor();
});
