import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { settled } from './harness/settled';
import { expect, test } from './harness/test';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];
const PEOPLE = ['demo', 'manager', 'cashier'];

async function openAs(app: App, who: string): Promise<Page> {
  const page = await app.open('/admin/login', { signedOut: true });
  await app.signIn(page, { email: `${who}@example.com`, password: 'demo1234' });
  await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
  await settled(page);
  return page;
}

/** What somebody sees of the sidebar without pressing anything but its scrollbar. */
const measures = (page: Page) =>
  page.getByRole('navigation', { name: 'Main navigation' }).evaluate((list) => {
    const side = list.parentElement as HTMLElement;
    const entries = [...list.querySelectorAll('a')].filter((entry) => entry.checkVisibility());
    const fade = getComputedStyle(side, '::after');
    return {
      heights: [...new Set(entries.map((entry) => entry.getBoundingClientRect().height))],
      icons: [
        ...new Set(
          entries.map((entry) => entry.querySelector('svg')?.getBoundingClientRect().width),
        ),
      ],
      // One movement of the wheel's length away, at most.
      isNear: side.scrollHeight <= 2 * side.clientHeight,
      scrolls: side.scrollHeight > side.clientHeight,
      fade: { height: fade.height, end: fade.insetBlockEnd, position: fade.position },
    };
  });

test('each person finds each entry in the sidebar, which fades where it goes on', async ({
  app,
}) => {
  for (const who of PEOPLE) {
    const page = await openAs(app, who);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const { scrolls, ...found } = await measures(page);
      expect({ who, size, ...found }).toEqual({
        who,
        size,
        heights: [36],
        icons: [20],
        isNear: true,
        fade: { height: '24px', end: '0px', position: 'sticky' },
      });
      // Where there is room for all of them, nothing scrolls.
      if (size.height === 900) expect({ who, scrolls }).toEqual({ who, scrolls: false });
    }
  }
});

test('the entry of the open page is in sight, also far down', async ({ app }) => {
  const page = await app.open('/admin/user-profile', { viewport: { width: 1024, height: 768 } });
  await settled(page);
  const isInSight = await page.locator('[aria-current=page]').evaluate((entry) => {
    const box = entry.getBoundingClientRect();
    const side = entry.closest('[data-color]')?.getBoundingClientRect();
    return side !== undefined && box.top >= side.top && box.bottom <= side.bottom - 24;
  });
  expect(isInSight).toBe(true);
});
