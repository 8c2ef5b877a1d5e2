import { GUARDED, OPEN } from './harness/addresses';
import { appUnderTest } from './harness/app';

const app = appUnderTest();

/**
 * The specification's route table: every page opens by its address, without an error or a breach
 * of the policy.
 */
test.each(['/admin', '/rtl'])('every page opens by its address under %s', async (prefix) => {
  const page = await app.open(`${prefix}/dashboard`);
  for (const path of [...GUARDED, ...OPEN]) {
    await page.goto(app.server.url + prefix + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(prefix + path);
    expect(await page.locator('html').getAttribute('dir')).toBe(prefix === '/rtl' ? 'rtl' : 'ltr');
    expect(await page.getByRole('alert').allTextContents()).toEqual([]);
  }
});

test('without a token, guarded pages lead to the sign-in and the others stay', async () => {
  const page = await app.open('/admin/login', { signedOut: true });
  for (const path of GUARDED) {
    await page.goto(`${app.server.url}/admin${path}`);
    await page.waitForURL('**/admin/login');
  }
  for (const path of OPEN) {
    await page.goto(`${app.server.url}/admin${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin${path}`);
    await expect(page.getByRole('navigation').count()).resolves.toBe(0);
  }
});

test('the root and unknown addresses lead to the dashboard', async () => {
  const page = await app.open('/');
  await page.waitForURL('**/admin/dashboard');
  await page.goto(`${app.server.url}/admin/no/such/page`);
  await page.waitForURL('**/admin/dashboard');
});
