import fs from 'node:fs';
import path from 'node:path';

import { clientErrorCalls, clientViewCalls } from '@backoffice/contracts';

import { apiCaller } from '../../testing/api-caller';
import { patience, rounds } from '../../testing/engines';
import { onServer } from '../../testing/on-each-engine';
import { callerAs, signedIn, type Staff } from '../../testing/shop/test-shop';

const NOW = Date.parse('2026-03-02T10:00:00Z');
const MINUTE = 60_000;
const label = { en: 'Page', sq: 'Page', tr: 'Page', ar: 'Page' };
const look = { icon: 'M0 0', guarded: true, sidebar: true, order: 1, label };

/** Serves release 1 of sales, and another one to some people. */
function serveWithCanary(
  { releasesDir }: { releasesDir: string },
  release: string,
  people: string[],
): void {
  const put = (file: string, content: object) => {
    const full = path.join(releasesDir, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(`${full}.new`, JSON.stringify(content));
    fs.renameSync(`${full}.new`, full);
  };
  const route = { path: '/sales', page: 'sales', ...look };
  for (const version of ['1', release]) {
    put(`sales/${version}/area.json`, { name: 'sales', routes: [route] });
  }
  const slot = { release: '1', source: 'release' };
  const audience = { locations: [], people, at: '2026-03-02T10:00:00Z' };
  const canaries = { sales: { ...slot, release, ...audience } };
  put('registry.json', { areas: { sales: slot }, canaries });
}

onServer(
  'errors of releases',
  (server) => {
    let release = '';
    let minutes = 0;
    // Each round is in a quarter of an hour of its own, with a release of its own.
    const nextRound = async (...people: Staff[]) => {
      minutes += 16;
      release = `r${minutes}`;
      serveWithCanary(
        server().config,
        release,
        people.map(({ email }) => email),
      );
      const now = new Date(NOW + minutes * MINUTE).toISOString();
      server().clock.set(now);
      // Everybody stays signed in, however many rounds there are.
      const moved = { seen_at: now, created_at: now };
      await server().database.db.updateTable('sessions').set(moved).execute();
    };
    afterAll(() => server().clock.set(null));

    const fail = (staff?: Staff) => {
      const api = staff ? callerAs(staff, server().url) : apiCaller(server().url);
      return api.any(clientErrorCalls.report, {
        body: { area: 'sales', release, reference: 'K7QF-2M4X', message: 'x' },
      });
    };
    const view = (staff: Staff, views: number, of = release) =>
      callerAs(staff, server().url).ok(clientViewCalls.count, {
        body: { views: [{ area: 'sales', release: of, views }] },
      });
    const isFailing = async () =>
      (await (await fetch(`${server().url}/metrics`)).text()).includes(
        `release_failing{area="sales",release="${release}"} 1`,
      );

    test(
      'of strangers, or of one session alone, never warn',
      async () => {
        const staff = await signedIn(server());
        for (let done = 0; done < rounds(5, 100); done += 1) {
          await nextRound(staff);
          for (let times = 0; times < 6; times += 1) {
            await fail();
            await fail(staff);
          }
          expect(await isFailing()).toBe(false);
        }
      },
      patience(30_000),
    );

    test(
      'of two sessions warn: five of them, and thrice as often as what is served',
      async () => {
        const [one, other] = [await signedIn(server()), await signedIn(server())];
        const third = await signedIn(server());
        for (let done = 0; done < rounds(5, 100); done += 1) {
          await nextRound(one, other);
          await view(one, 30);
          await view(third, 100, '1');
          for (const staff of [one, other, one, other]) await fail(staff);
          expect(await isFailing()).toBe(false);
          await fail(one);
          expect(await isFailing()).toBe(true);
        }
        const file = path.join(server().config.releasesDir, 'failing.json');
        expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual({
          failing: [
            {
              ...{ area: 'sales', release, views: 30, errors: 5, sessions: 2 },
              at: new Date(NOW + minutes * MINUTE).toISOString(),
            },
          ],
        });
        server().clock.set(new Date(NOW + (minutes + 16) * MINUTE).toISOString());
        expect(await isFailing()).toBe(false);
      },
      patience(30_000),
    );

    test('made-up names count nowhere, nor does what the session does not see', async () => {
      const [staff, stranger] = [await signedIn(server()), await signedIn(server())];
      await nextRound(staff);
      await view(stranger, 9);
      const views = [1, 2].map((times) => ({ area: 'sales', release, views: times }));
      await callerAs(staff, server().url).ok(clientViewCalls.count, {
        body: { views: [...views, { area: 'made up', release, views: 3 }] },
      });
      const { db } = server().database;
      const rows = await db
        .selectFrom('area_counts')
        .select(['area', 'release', 'views', 'errors'])
        .where('company_id', 'in', [staff.companyId, stranger.companyId])
        .execute();
      expect(rows).toEqual([{ area: 'sales', release, views: 3, errors: 0 }]);
    });
  },
  { config: {} },
);
