import { readFile } from 'node:fs/promises';

import {
  importCalls,
  productCalls,
  referenceCalls,
  supplierCodeCalls,
} from '@backoffice/contracts';

import { check, upload } from '../../../testing/files/uploads';
import { onEachEngine } from '../../../testing/on-each-engine';
import { openShop, type Shop } from '../../../testing/shop/test-shop';

const LIST = new URL('other-tills/ean-list.csv', import.meta.url);
const FIRST = '4006381333931';
const SECOND = '4006381333948';

onEachEngine('a list of supplier codes', (server) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(server());
    await shop.receive(1);
  });
  const checked = (text: string) =>
    check(server(), shop, text, ({ columns }) => ({ subject: 'codes', columns }));
  const apply = (id: number) =>
    shop.api.ok(importCalls.apply, { params: { id }, body: { create: false } });
  const meaning = async (code: string) =>
    (await shop.api.ok(supplierCodeCalls.find, { params: { code } })).data;
  const said = ({ findings }: Awaited<ReturnType<typeof checked>>) =>
    findings.map(({ line, level, reason }) => `${line} ${level} ${reason}`);

  test('is asked about, since its rows may be units', async () => {
    const { questions } = await upload(server(), shop, await readFile(LIST));
    expect(questions).toEqual([{ column: 0, about: 'codes', example: '' }]);
    const goods = await upload(server(), shop, `EAN;Article;Size;Quantity\n${FIRST};A;41;1`);
    expect(goods.questions).toEqual([]);
  });

  test('names what the company has, and brings no units', async () => {
    const found = await checked(`EAN;Article;Size\n${FIRST};nk-1;42\n${FIRST};NK-1;42`);
    expect(found.checked).toMatchObject({ total: 1, check: { items: 1, units: 0, errors: 0 } });
    await apply(found.id);
    expect(await meaning(FIRST)).toMatchObject({ size: { name: '42' }, product: { code: 'NK-1' } });
    const { data: units } = await shop.api.ok(productCalls.list);
    expect(units).toHaveLength(1);
    const again = await checked(`EAN;Article;Size\n${FIRST};NK-1;42\n${SECOND};NK-1;43`);
    expect(said(again)).toEqual(['2 warning known']);
    await apply(again.id);
    expect(await meaning(SECOND)).toMatchObject({ size: { name: '43' } });
  });

  test('says what it names wrongly', async () => {
    const found = await checked(
      `EAN;Article;Size;Brand\n${FIRST};NK-1;42;Nike\n${FIRST};NK-1;43;Nike\n123;NK-1;42;
${SECOND};NK-1;47;\n${SECOND};NK-2;42;\n${SECOND};NK-1;;\n${SECOND};NK-1;42;Puma`,
    );
    expect(said(found)).toEqual([
      '3 error code_taken',
      '4 error code_form',
      '5 error size_unknown',
      '6 error product_unknown',
      '7 error required',
      '8 error product_unknown',
    ]);
  });

  test('asks which product is meant where several have the code', async () => {
    const { data: white } = await shop.api.ok(referenceCalls.addColor, {
      body: {
        colorName: 'White',
        albanianName: 'E bardhë',
        englishName: 'White',
        turkishName: 'Beyaz',
      },
    });
    await shop.receive(1, { color: white });
    const found = await checked(`EAN;Article;Size\n${FIRST};NK-1;42`);
    expect(said(found)).toEqual(['2 error product_several']);
    const narrowed = await checked(`EAN;Article;Size;Color\n${FIRST};NK-1;42;Beyaz`);
    expect(said(narrowed)).toEqual([]);
  });

  test('books nothing where a code was given to something else meanwhile', async () => {
    const found = await checked(`EAN;Article;Size\n${FIRST};NK-1;42\n${SECOND};NK-1;42`);
    const { data: groups } = await shop.api.ok(productCalls.groups);
    const product = groups[0]?.id ?? 0;
    const body = { code: SECOND, product, size: shop.sizes[1] };
    await shop.api.ok(supplierCodeCalls.add, { body });
    await shop.api.refused(422, importCalls.apply, {
      params: { id: found.id },
      body: { create: false },
    });
    await shop.api.refused(404, supplierCodeCalls.find, { params: { code: FIRST } });
  });
});
