import { eventCalls, failureSchema } from '@backoffice/contracts';
import { allCalls, type Call } from '@backoffice/contracts/calls';
import fc from 'fast-check';
import * as z from 'zod/mini';

import { patience, rounds } from '../testing/engines';
import { onServer } from '../testing/on-each-engine';
import { openShop, type Shop } from '../testing/shop/test-shop';

type Json = {
  type?: string;
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
  enum?: unknown[];
  const?: unknown;
};

/** Texts that JSON.stringify cannot write; put into the finished JSON. */
const RAW = {
  '"@huge@"': '1e400',
  '"@int8@"': '9223372036854775808',
  '"@deep@"': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '"@proto@"': '"__proto__"',
};
const withRaw = (json: string) =>
  Object.entries(RAW).reduce((text, [mark, raw]) => text.replaceAll(mark, raw), json);

const nasty = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, '', ' ', 0, -1, 1.5, [], {}, [[]], '@huge@', '@int8@'],
    ),
  },
  fc.constantFrom<unknown>(
    'a\0b',
    '\ud800',
    'x\udfff',
    '2026-02-30',
    '9999-99-99',
    "'; drop table units --",
    '%',
    '\\',
  ),
  fc.constantFrom<unknown>(2 ** 53, -(2 ** 63), 1e308, 2 ** 31, '1e9', '00', '@deep@', {
    '@proto@': 1,
  }),
  fc.constantFrom<unknown>({ constructor: 1 }, { toString: null }, ['a', 1], 'İ'.repeat(5_000)),
  { weight: 1, arbitrary: fc.constant<unknown>('x'.repeat(1_000_000)) },
  fc.anything({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
  fc.string({ unit: 'binary' }),
);

/** Something that fits a schema about as often as not. */
function nearly(schema: Json, ids: number[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  const fitting = (): fc.Arbitrary<unknown> => {
    if (choices) return fc.oneof(...choices.map((choice) => nearly(choice, ids)));
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.type === 'object') {
      const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => [
        name,
        nearly(part, ids),
      ]);
      return fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: [],
      });
    }
    if (schema.type === 'array') return fc.array(nearly(schema.items ?? {}, ids), { maxLength: 3 });
    if (schema.type === 'integer' || schema.type === 'number') return fc.constantFrom(...ids, 1, 2);
    return fc.constantFrom('2026-11-20', 'Nike', '12.50', '42', String(ids[0]));
  };
  return fc.oneof({ weight: 4, arbitrary: fitting() }, { weight: 1, arbitrary: nasty });
}

const schemaOf = (schema: z.ZodMiniType | undefined): Json =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json) : {};

const textOf = (value: unknown): string => {
  try {
    return typeof value === 'string'
      ? value.slice(0, 2_000)
      : (JSON.stringify(value)?.slice(0, 2_000) ?? '');
  } catch {
    return 'odd';
  }
};
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** Nothing of the inside may show: stacks, SQL, tables, files. */
const INSIDE =
  /\bat .+:\d+|node_modules|\.ts\b|\bselect \w+ from|insert into|relation "|syntax error|invalid input syntax|pg_|kysely/i;

function payloadOf(body: unknown): string {
  try {
    return withRaw(JSON.stringify(body) ?? '');
  } catch {
    return '{"a":';
  }
}

onServer('malformed requests', (server) => {
  async function attack(
    shop: Shop,
    call: Call,
    sent: { path: unknown; query: unknown; body: unknown },
  ) {
    const path = call.path.replace(/:\w+/g, () => encode(textOf(sent.path)) || '%00');
    const pairs = Object.entries((sent.query as object | null) ?? {});
    const query = pairs
      .map(([name, value]) => `${encode(name)}=${encode(textOf(value))}`)
      .join('&');
    const payload = payloadOf(sent.body);
    const answer = await server().app.inject({
      method: call.method,
      url: `/api/v1/${path}${query ? `?${query}` : ''}`,
      headers: { authorization: `Bearer ${shop.token}`, 'content-type': 'application/json' },
      ...(call.method === 'GET' ? {} : { payload }),
    });
    const seen = `${call.method} ${path} ${payload.slice(0, 300)} → ${answer.body.slice(0, 500)}`;
    if (answer.statusCode >= 500) throw new Error(seen);
    if (answer.statusCode === 200) return;
    const failure = z.parse(failureSchema, answer.json());
    if (INSIDE.test(failure.message)) throw new Error(seen);
  }

  // Signing out or changing the password would end the test's own session; the stream never ends.
  const calls = allCalls.filter(
    (call) => !/logout|password|login/.test(call.path) && call !== eventCalls.stream,
  );

  test(
    'are refused without a word about the inside, and the server goes on',
    async () => {
      const shop = await openShop(server());
      const ids = [
        ...(await shop.receive(20)),
        shop.brand,
        shop.color,
        shop.type,
        ...shop.locations,
      ];
      const anyCall = fc.constantFrom(...calls).chain((call) =>
        fc.record({
          call: fc.constant(call),
          path: fc.oneof(fc.constantFrom<unknown>(...ids), nasty),
          query: nearly(schemaOf(call.query), ids),
          body: nearly(schemaOf(call.body), ids),
        }),
      );
      await fc.assert(
        fc.asyncProperty(anyCall, ({ call, ...sent }) => attack(shop, call, sent)),
        { numRuns: rounds(150, 1_500), seed: 42, endOnFailure: true },
      );
      expect((await fetch(`${server().url}/readyz`)).status).toBe(200);
    },
    patience(300_000),
  );

  test(
    'at the sign-in are refused as well',
    async () => {
      const shop = await openShop(server());
      const login = allCalls.find(({ path }) => path.endsWith('login')) as Call;
      await fc.assert(
        fc.asyncProperty(nearly(schemaOf(login.body), [1]), (body) =>
          attack(shop, login, { path: '', query: {}, body }),
        ),
        { numRuns: rounds(40, 400), seed: 7 },
      );
    },
    patience(300_000),
  );
});
