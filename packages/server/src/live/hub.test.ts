import type { LiveEvent } from '@backoffice/contracts';

import type { Caller } from '../caller';
import type { FindCaller } from '../http/context';
import type { Change } from '../http/context';
import type { Notice } from './change';
import { gatherChanges } from './gathered-changes';
import { Hub } from './hub';
import { EventStream } from './stream';

const caller: Caller = {
  companyId: 1,
  userId: 7,
  username: 'Ana',
  timezone: 'Europe/Belgrade',
  locationId: null,
  rights: 'owner',
  isLimited: false,
  sharedTill: null,
  preview: null,
  isFactorDue: false,
  tokenHash: '',
};
const deaf = { send: async () => undefined, listen: () => undefined, close: async () => undefined };
const eventsOf = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as LiveEvent);

function textOf({ content }: EventStream) {
  let text = '';
  content.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  return () => text;
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a client that reads slowly', () => {
  const all = new Set<Change['roots'][number]>(['stock', 'sales']);

  test('is told once, without details, of everything that waited', async () => {
    const stream = new EventStream();
    const change = { roots: ['stock'] as const, sold: [1], by: 'x'.repeat(200) };
    for (let n = 0; n < 10_000; n += 1) stream.tell([change], all);
    stream.tell([{ roots: ['sales'] }], all);
    expect(stream.content.readableLength).toBeLessThan(100_000);
    const text = textOf(stream);
    await settled();
    await settled();
    expect(eventsOf(text()).at(-1)).toEqual({ roots: ['stock', 'sales'], again: true });
    expect(eventsOf(text()).length).toBeLessThan(1_000);
  });
});

describe('the signs of life', () => {
  let hub: Hub;
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
  afterEach(() => {
    hub.close();
    jest.useRealTimers();
  });

  test('come to those whose session lives; an ended session ends its stream', async () => {
    let lives = true;
    const find: FindCaller = async () => (lives ? caller : null);
    hub = new Hub(find);
    hub.start(deaf);
    const stream = hub.open(caller, 'Bearer x');
    const text = textOf(stream);
    await jest.advanceTimersByTimeAsync(20_000);
    await settled();
    expect(text()).toBe('retry: 2000\n\n: \n\n');
    lives = false;
    await jest.advanceTimersByTimeAsync(20_000);
    await settled();
    expect(stream.content.writableEnded).toBe(true);
    expect(hub.size).toBe(0);
  });

  test('end no stream while the database does not answer', async () => {
    hub = new Hub(() => Promise.reject(new Error('away')));
    hub.start(deaf);
    const stream = hub.open(caller, 'Bearer x');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(stream.content.writableEnded).toBe(false);
  });
});

describe('gathered changes', () => {
  const gather = async (changes: Change[]) => {
    const sent: string[] = [];
    const { tell, flush } = gatherChanges(async (text) => sent.push(text));
    for (const change of changes) tell(1, change);
    await flush();
    return sent;
  };

  test('is one notice of a company, which PostgreSQL takes however much it is', async () => {
    const change: Change = { roots: ['stock'], by: 'é'.repeat(200), sold: [1, 2] };
    const [few = '', ...more] = await gather([change, { roots: ['till'] }]);
    expect(more).toEqual([]);
    expect(JSON.parse(few) as Notice).toEqual({
      company: 1,
      changes: [change, { roots: ['till'] }],
    });
    const [many = ''] = await gather(Array<Change>(500).fill(change));
    expect(JSON.parse(many) as Notice).toEqual({ company: 1, changes: [{ roots: ['stock'] }] });
  });

  test('are told as one, with all units that were sold', async () => {
    const sales = Array.from({ length: 20 }, (_, id): Change => ({ roots: ['stock'], sold: [id] }));
    const [text = ''] = await gather([...sales, { roots: ['till'], by: 'somebody' }]);
    const sold = sales.flatMap(({ sold: ids = [] }) => ids);
    expect((JSON.parse(text) as Notice).changes).toEqual([{ roots: ['stock', 'till'], sold }]);
  });

  test('name only a few units, and say nothing if nothing changed', async () => {
    const sold = Array.from({ length: 51 }, (_, id) => id);
    const [text = ''] = await gather([{ roots: ['stock'], sold }]);
    expect((JSON.parse(text) as Notice).changes).toEqual([{ roots: ['stock'] }]);
    expect(await gather([{ roots: [] }])).toEqual([]);
  });
});

test('an unreadable notice is ignored', () => {
  const hub = new Hub(async () => caller);
  const stream = hub.open(caller, 'Bearer x');
  const text = textOf(stream);
  for (const odd of ['', '{', '[]', '{"company":"1","changes":[]}']) hub.hear(odd);
  hub.hear('{"company":1,"changes":[{"roots":["tomorrow","stock"]}],"more":true}');
  expect(stream.content.readableLength).toBeGreaterThan(0);
  return settled().then(() => {
    expect(eventsOf(text())).toEqual([{ roots: ['stock'] }]);
    hub.close();
  });
});
