import { inFirefox } from './harness/firefox/adapt';
import { settled } from './harness/settled';
import { expect, test } from './harness/test';

interface Manifest {
  lang: string;
  dir: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string }[];
  screenshots: { src: string; sizes: string; type: string }[];
}

for (const [prefix, lang, dir] of [
  ['/admin', 'en', 'ltr'],
  ['/rtl', 'ar', 'rtl'],
] as const) {
  test(`from a page under ${prefix} the product can be installed`, async ({ app }) => {
    test.skip(
      inFirefox(),
      'only Chromium says whether it would install a page; Firefox on a desktop never does',
    );
    const page = await app.open(`${prefix}/dashboard`);
    await settled(page);
    const client = await page.context().newCDPSession(page);
    const { url, errors, data } = await client.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    // A profile of a test is a private window; shops install from an ordinary one.
    const found = installabilityErrors.map(({ errorId }) => errorId);
    expect(found.filter((error) => error !== 'in-incognito')).toEqual([]);

    const manifest = JSON.parse(data ?? '') as Manifest;
    expect(manifest).toMatchObject({ lang, dir, start_url: `${prefix}/dashboard` });
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toMatch('application/manifest+json');
    for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
      const file = await fetch(app.server.url + src);
      expect(file.headers.get('content-type')).toBe(type);
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect({ src, size }).toEqual({ src, size: sizes });
    }
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    expect((await fetch(app.server.url + touchIcon!)).headers.get('content-type')).toBe(
      'image/png',
    );
  });
}

test("the browser's frame has the theme's colour", async ({ app }) => {
  const page = await app.open('/admin/login', { signedOut: true });
  await settled(page);
  const frame = page.locator('meta[name=theme-color]');
  await expect(frame).toHaveAttribute('content', '#12141f');
  await page.evaluate(() => localStorage.setItem('backoffice.theme', 'light'));
  await page.reload();
  await settled(page);
  await expect(frame).toHaveAttribute('content', '#f4f5fa');
});
