import {
  article,
  articleSale,
  calls,
  fakeApi,
  renderArea,
  screen,
  testReads,
  testWrites,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { ledger } = calls;

const lamp = article({ id: 8, article_id: 'L-8', name: 'Lamp', quantity: 4 });

beforeEach(() => {
  api.on(ledger.articles, [lamp]);
  api.on(ledger.sales, [articleSale({ articleId: 8, article_id: 'L-8', name: 'Lamp' })]);
});

const open = (tab: string) => renderArea(area, areaJson.routes, `/admin/settings?tab=${tab}`);
const dialog = () => within(screen.getByRole('dialog'));
const field = (name: RegExp) => dialog().getByRole('textbox', { name });

/** Opens a tab's dialog, chooses the article where there is one to choose, and types. */
async function fill(tab: string, fields: [name: RegExp, value: string][]) {
  const page = await open(tab);
  await page.user.click(await screen.findByRole('button', { name: 'Add' }));
  await screen.findByRole('dialog');
  if (tab !== 'articles') {
    await dialog().findByRole('option', { name: 'L-8 · Lamp' });
    await page.user.selectOptions(dialog().getByRole('combobox'), 'L-8 · Lamp');
  }
  for (const [name, value] of fields) await page.user.type(field(name), value);
  return page;
}

testReads(
  api,
  (
    [
      ['sales', ledger.sales, articleSale()],
      ['articles', ledger.articles, lamp],
      ['quantity', ledger.articles, lamp],
    ] as const
  ).map(([tab, call, row]) => ({
    what: `the list of ${tab}`,
    call,
    answer: [row],
    ask: () => open(tab),
    message: 'Failed to load data. Please try again.',
    arrives: () => screen.queryByRole('table'),
  })),
);

const submit = () => dialog().getByRole('button', { name: /^Sav/ });
const keptArticle = () => expect(dialog().getByRole('combobox')).toHaveDisplayValue('L-8 · Lamp');

testWrites(api, [
  {
    what: 'recording a sale',
    call: ledger.sell,
    answer: { saleInsertID: 3, createdAt: '2026-11-21T09:30:00.000Z' },
    prepare: () => fill('sales', [[/^Price/, '4']]),
    submit,
    message: 'Error on recording sale',
    kept: () => {
      keptArticle();
      expect(field(/^Price/)).toHaveValue('4.00');
    },
    done: 'Sale recorded successfully.',
  },
  {
    what: 'adding an article',
    call: ledger.addArticle,
    answer: { id: 9 },
    prepare: () =>
      fill('articles', [
        [/^Name/, 'Desk'],
        [/^Number/, 'D-9'],
      ]),
    submit,
    message: 'Error saving article data',
    kept: () => {
      expect(field(/^Name/)).toHaveValue('Desk');
      expect(field(/^Number/)).toHaveValue('D-9');
    },
    done: 'A new item has added successfully',
  },
  {
    what: 'booking in',
    call: ledger.addQuantity,
    answer: lamp,
    prepare: () => fill('quantity', [[/^Added quantity/, '4']]),
    submit,
    message: 'Error on updating quantity of article',
    kept: () => {
      keptArticle();
      expect(field(/^Added quantity/)).toHaveValue('4');
    },
    done: 'Article Item updated successfully',
  },
]);
