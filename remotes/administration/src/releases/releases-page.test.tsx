import type { ShownRelease } from '@backoffice/contracts';
import { calls, company, fakeApi, renderArea, screen, within } from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();

const release = (more: Partial<ShownRelease>): ShownRelease => ({
  ...{ area: 'sales', release: '1', shown_as: 'everybody', at: '2026-11-21T09:30:00Z' },
  ...{ who: 'Ada', locations: [], people: [], preview: null, until: null },
  ...{ views: 1_200, errors: 3, failing: false },
  ...more,
});

const open = () => renderArea(area, areaJson.routes, '/admin/releases');
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

test('says what is shown to whom, since when, and how it does', async () => {
  const canary = {
    ...{ release: '2', shown_as: 'canary', locations: [{ id: 3, name: 'Mall' }] },
    people: ['ana@shop.example', 'an@shop.example'],
    ...{ unknown: ['an@shop.example'], failing: true },
  };
  const preview = {
    ...{ release: '3', shown_as: 'preview', preview: 'pr-42', at: null, who: null },
    until: '2026-11-30T10:00:00Z',
  };
  api.on(calls.releases.list, [release({}), release(canary), release(preview)]);
  await open();
  await rowOf(/sales 1 Everybody 21 Nov 2026.* Ada 1,200 3/);
  const failing = within(
    await rowOf(/sales.* 2 Not found an@shop\.example · Mall, ana@shop\.example/),
  );
  expect(failing.getByText('Fails')).toBeVisible();
  await rowOf(/sales 3 Preview pr-42, until 30 Nov 2026/);
});

test('says so where other companies share the server', async () => {
  api.on(calls.releases.list, null);
  await open();
  expect(await screen.findByText('Not shown here')).toBeVisible();
});

describe('the company profile', () => {
  const profile = async (answer: ShownRelease[] | null) => {
    api.on(calls.company.company, company());
    api.on(calls.releases.list, answer);
    api.unsupported(calls.company.settings);
    api.unsupported(calls.sharedTills.list);
    api.on(calls.company.employees, []);
    await renderArea(area, areaJson.routes, '/admin/company-profile');
    await screen.findByRole('button', { name: 'Download everything' });
  };

  test('leads to it', async () => {
    await profile([release({})]);
    const link = await screen.findByRole('link', { name: 'Open releases' });
    expect(link).toHaveAttribute('href', '/admin/releases');
  });

  test('does not where other companies share the server', async () => {
    await profile(null);
    expect(screen.queryByRole('link', { name: 'Open releases' })).toBeNull();
  });
});
