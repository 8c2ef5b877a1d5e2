import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import { authenticationCalls, ownAreasCalls as calls } from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { callerAs, openShop, PASSWORD, signedIn, type Staff } from '../../testing/shop/test-shop';
import type { TestServer } from '../../testing/test-server';

const SECRET = 'what the link holds';
const HOUR = 3_600_000;
const NOW = Date.parse('2026-03-02T10:00:00Z');
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString();

const label = { en: 'Page', sq: 'Page', tr: 'Page', ar: 'Page' };
const area = (name: string) => ({
  name,
  routes: [
    { path: `/${name}`, page: 'page', label, icon: 'M0 0', guarded: true, sidebar: true, order: 1 },
  ],
});
const slot = (release: string) => ({ release, source: 'release' });
const linkOf = (secret: string, more: object = {}) => ({
  hash: crypto.createHash('sha256').update(secret).digest('base64url'),
  until: at(24),
  ...more,
});

function release({ config: { releasesDir } }: TestServer, beside: object): void {
  const put = (file: string, content: object) => {
    const full = path.join(releasesDir, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(`${full}.new`, JSON.stringify(content));
    fs.renameSync(`${full}.new`, full);
  };
  for (const version of ['1', '2']) put(`sales/${version}/area.json`, area('sales'));
  put('ledger/1/area.json', area('ledger'));
  const areas = { sales: slot('1'), ledger: slot('1') };
  put('registry.json', { areas, ...beside });
}
const preview = (links: object[], more: object = {}) => ({
  previews: { 'pr-42': { until: at(48), areas: { sales: slot('2') }, links, ...more } },
});
const canary = (audience: object) => ({
  canaries: { sales: { ...slot('2'), locations: [], people: [], at: at(0), ...audience } },
});

/** What somebody's page shows, and whether their session is told to ask. */
async function seenAt(url: string, staff: Pick<Staff, 'token'>) {
  const api = callerAs(staff, url);
  const { data } = await api.ok(calls.mine);
  const { user } = (await api.ok(authenticationCalls.user)).data;
  const releases = data.areas.map((one) => `${one.area.name} ${one.release}`).sort();
  const { preview, canaries } = data;
  return { releases, preview, canaries, isMarked: user.own_areas ?? false };
}
const SERVED = {
  ...{ releases: ['ledger 1', 'sales 1'], preview: null, canaries: [] },
  isMarked: false,
};

onServer(
  'a preview',
  (server) => {
    beforeEach(() => server().clock.set(at(0)));
    afterAll(() => server().clock.set(null));

    const seenBy = (staff: Staff) => seenAt(server().url, staff);
    const open = (staff: Staff, secret = SECRET) =>
      callerAs(staff, server().url).ok(calls.preview, { body: { secret } });
    const refusedFor = async (staff: Staff, secret = SECRET) =>
      (await callerAs(staff, server().url).refused(404, calls.preview, { body: { secret } }))
        .reason;

    test('is seen in the session that opened its link, and in no other', async () => {
      release(server(), preview([linkOf(SECRET)]));
      const staff = await signedIn(server());
      const { data: token } = await callerAs(staff, server().url).ok(authenticationCalls.login, {
        body: { email: staff.email, password: PASSWORD },
      });
      const elsewhere = { ...staff, token };
      expect((await open(staff)).data).toEqual({ name: 'pr-42', until: at(48), areas: ['sales'] });
      expect(await seenBy(staff)).toEqual({
        releases: ['ledger 1', 'sales 2'],
        preview: { name: 'pr-42', until: at(48), areas: ['sales'] },
        canaries: [],
        isMarked: true,
      });
      expect(await seenBy(elsewhere)).toEqual(SERVED);
      await callerAs(staff, server().url).ok(calls.leave);
      expect(await seenBy(staff)).toEqual(SERVED);
    });

    test('the list of areas that everybody gets says nothing of it', async () => {
      release(server(), preview([linkOf(SECRET)]));
      await open(await signedIn(server()));
      const listed = await (await fetch(`${server().url}/areas.json`)).text();
      expect(listed).not.toContain('pr-42');
      expect(JSON.parse(listed)).toMatchObject({ areas: [{ release: '1' }, { release: '1' }] });
    });

    test('a link that is forged, over or of another company opens nothing', async () => {
      const staff = await signedIn(server());
      const other = await signedIn(server());
      const ofOther = linkOf('for others', { company: other.companyId });
      release(server(), preview([linkOf(SECRET, { until: at(1) }), ofOther]));
      expect(await refusedFor(staff, 'forged')).toBe('preview_over');
      expect(await refusedFor(staff, 'for others')).toBe('preview_over');
      expect((await open(other, 'for others')).data?.name).toBe('pr-42');
      server().clock.set(at(1));
      expect(await refusedFor(staff)).toBe('preview_over');
      expect(await seenBy(staff)).toEqual(SERVED);
    });

    test('a session sees it as long as its link lasts, and no other preview of that name', async () => {
      const staff = await signedIn(server());
      release(server(), preview([linkOf(SECRET, { until: at(1) })]));
      await open(staff);
      release(server(), preview([linkOf('a new one')]));
      expect(await seenBy(staff)).toEqual(SERVED);
      release(server(), preview([linkOf('a new one'), linkOf(SECRET, { until: at(1) })]));
      expect((await seenBy(staff)).isMarked).toBe(true);
      server().clock.set(at(1));
      expect(await seenBy(staff)).toEqual(SERVED);
    });

    test('a preview that is over, ended or broken leaves the served releases', async () => {
      release(server(), preview([linkOf(SECRET)], { until: at(2) }));
      const staff = await signedIn(server());
      await open(staff);
      server().clock.set(at(2));
      expect(await seenBy(staff)).toEqual(SERVED);
      server().clock.set(at(0));
      expect((await seenBy(staff)).isMarked).toBe(true);
      release(server(), preview([], { areas: { sales: slot('gone') } }));
      expect(await seenBy(staff)).toEqual(SERVED);
      release(server(), {});
      expect(await seenBy(staff)).toEqual(SERVED);
      expect(await refusedFor(staff)).toBe('preview_over');
    });
  },
  { config: {} },
);

onServer(
  'a canary',
  (server) => {
    const CANARY = {
      ...{ releases: ['ledger 1', 'sales 2'], preview: null, canaries: ['sales'] },
      isMarked: true,
    };
    const seenBy = (staff: Pick<Staff, 'token'>) => seenAt(server().url, staff);

    test('is seen by the people of its shops, and by nobody else', async () => {
      const shop = await openShop(server());
      const [here, there] = shop.locations as [number, number];
      const { companyId } = shop;
      const seller = await signedIn(server(), { companyId, location: here });
      const other = await signedIn(server(), { companyId, location: there });
      release(server(), canary({ locations: [here] }));
      expect(await seenBy(seller)).toEqual(CANARY);
      for (const staff of [other, shop]) expect(await seenBy(staff)).toEqual(SERVED);
      // Whoever moves to another shop sees what that shop sees.
      const move = (person: Staff, location: number) =>
        server()
          .database.db.updateTable('users')
          .set({ location_id: location })
          .where('id', '=', person.userId)
          .execute();
      await move(seller, there);
      await move(other, here);
      expect(await seenBy(seller)).toEqual(SERVED);
      expect(await seenBy(other)).toEqual(CANARY);
    });

    test('is seen by two people, wherever they sign in, until it ends', async () => {
      const [ana, ben, eve] = [
        await signedIn(server()),
        await signedIn(server()),
        await signedIn(server()),
      ];
      release(server(), canary({ people: [ana.email.toUpperCase(), ben.email] }));
      expect(await seenBy(ana)).toEqual(CANARY);
      const { data: token } = await callerAs(ben, server().url).ok(authenticationCalls.login, {
        body: { email: ben.email, password: PASSWORD },
      });
      for (const staff of [ben, { token }]) expect(await seenBy(staff)).toEqual(CANARY);
      expect(await seenBy(eve)).toEqual(SERVED);
      release(server(), canary({ people: [ana.email], release: 'gone' }));
      expect(await seenBy(ana)).toEqual(SERVED);
      release(server(), {});
      expect(await seenBy(ben)).toEqual(SERVED);
    });

    test('gives way to a preview of the same area', async () => {
      const staff = await signedIn(server());
      const both = { ...preview([linkOf(SECRET, { until: '2099-01-01T00:00:00Z' })]) };
      both.previews['pr-42'].until = '2099-01-01T00:00:00Z';
      both.previews['pr-42'].areas.sales = slot('1');
      release(server(), { ...both, ...canary({ people: [staff.email] }) });
      await callerAs(staff, server().url).ok(calls.preview, { body: { secret: SECRET } });
      const { releases } = await seenBy(staff);
      expect(releases).toEqual(['ledger 1', 'sales 1']);
    });
  },
  { config: {} },
);
