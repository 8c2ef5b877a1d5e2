import { fetchRegistry, readRegistry, type RegistrySource } from './registry';

const label = { en: 'Sales', sq: 'Shitjet', tr: 'Satışlar', ar: 'المبيعات' };
const route = { path: '/sales', page: 'selling', label, icon: 'M0 0', guarded: true };
const entry = (release: string) => ({
  area: { name: 'sales', routes: [{ ...route, sidebar: true, order: 1 }] },
  release,
  manifest: `/remotes/sales/${release}/mf-manifest.json`,
});

function source(answer: () => Promise<Response>, saved?: unknown): RegistrySource {
  if (saved) localStorage.setItem('backoffice.registry', JSON.stringify(saved));
  return { fetch: answer, patience: 20 };
}

const json = (body: unknown, status = 200) =>
  Promise.resolve(
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    }),
  );

const releases = (registry: { areas: { release: string }[] }) =>
  registry.areas.map((area) => area.release);

test('the list of areas is read from the server and kept', async () => {
  const given = source(() => json({ host: { release: 'h1' }, areas: [entry('2')] }));
  const registry = await readRegistry(given);
  expect(registry.host).toEqual({ release: 'h1' });
  expect(releases(registry)).toEqual(['2']);
  expect(JSON.parse(localStorage.getItem('backoffice.registry') ?? '')).toEqual(registry);
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers an error', () => json({ success: false }, 503)],
  ['answers something else', () => json(['not', 'a', 'registry'])],
  ['is late', () => new Promise<Response>(() => {})],
])('the last good list stands in when the server %s', async (_, answer) => {
  const given = source(answer, { areas: [entry('1')] });
  expect(releases(await readRegistry(given))).toEqual(['1']);
});

test('the list in the page is used before the server is asked', async () => {
  const data = document.createElement('script');
  Object.assign(data, { type: 'application/json', id: '/areas.json' });
  data.textContent = JSON.stringify({ areas: [entry('3')] });
  document.body.append(data);
  const asked = jest.fn(() => json({ areas: [entry('2')] }));
  expect(releases(await readRegistry(source(asked, { areas: [entry('1')] })))).toEqual(['3']);
  expect(asked).not.toHaveBeenCalled();
  expect(releases(await fetchRegistry(source(asked)))).toEqual(['2']);
  data.remove();
});

test('a fresh list goes before the one that was kept', async () => {
  const given = source(() => json({ areas: [entry('2')] }), { areas: [entry('1')] });
  expect(releases(await readRegistry(given))).toEqual(['2']);
});

test('there is no registry without a fresh list or a kept one', async () => {
  const given = source(() => json({}, 500));
  await expect(readRegistry(given)).rejects.toThrow('answered with 500');
});

test('an entry against the contract loses its own area only', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { ...entry('9'), area: { name: 'Not A Name', routes: [] } };
  const given = source(() => json({ areas: [broken, entry('2')] }));
  expect(releases(await fetchRegistry(given))).toEqual(['2']);
  expect(log).toHaveBeenCalledTimes(1);
});

test('a storage that is full or forbidden costs only the stand-in', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const registry = await readRegistry(source(() => json({ areas: [entry('2')] })));
  expect(releases(registry)).toEqual(['2']);
});
