import { referenceRows } from '@backoffice/contracts';
import { calls } from '@backoffice/contracts/calls';
import type * as z from 'zod/mini';

import * as imports from './imports';
import * as money from './money';
import * as people from './people';
import * as reference from './reference';
import * as stock from './stock';

const shows = (answer: z.ZodMiniType, data: unknown) =>
  answer.safeParse({ success: true, data }).success;

it.each([
  ['signedIn', calls.authentication.user.answer, people.signedIn()],
  ['company', calls.company.company.answer, people.company()],
  ['employee', calls.company.employees.answer, [people.employee()]],
  ['productRow', calls.products.list.answer, [stock.productRow(), stock.accessoryRow()]],
  ['unitState', calls.products.byBarcode.answer, stock.unitState()],
  ['movement', calls.products.history.answer, [stock.movement()]],
  ['sibling', calls.products.siblings.answer, [stock.sibling()]],
  ['received', calls.deliveries.receive.answer, stock.received(3)],
  ['importRow', calls.imports.list.answer, [imports.importRow({ check: imports.importCheck() })]],
  ['uploadedImport', calls.imports.one.answer, imports.uploadedImport()],
  ['importFinding', calls.imports.findings.answer, [imports.importFinding()]],
  ['saleRow', calls.sales.ofDay.answer, [money.saleRow()]],
  ['sold', calls.sales.sell.answer, money.sold()],
  ['transaction', calls.transactions.list.answer, [money.transaction()]],
  ['transactionSubtype', calls.transactions.subtypes.answer, [money.transactionSubtype()]],
  ['yearFigures', calls.figures.years.answer, [money.yearFigures()]],
  ['onlineSale', calls.figures.years.answer, [money.onlineSale()]],
  ['article', calls.ledger.articles.answer, [money.article()]],
  ['articleSale', calls.ledger.sales.answer, [money.articleSale()]],
])('%s makes what the contract describes', (_name, answer, data) => {
  expect(shows(answer, data)).toBe(true);
});

it('reference data as the contract describes it', () => {
  expect(referenceRows.brands.safeParse(reference.brand()).success).toBe(true);
  expect(referenceRows.colors.safeParse(reference.color()).success).toBe(true);
  expect(referenceRows.numbers.safeParse(reference.sizeNumber()).success).toBe(true);
  expect(referenceRows.types.safeParse(reference.specificType()).success).toBe(true);
  expect(referenceRows.locations.safeParse(reference.location()).success).toBe(true);
});

it('no two units have the same id or barcode', () => {
  const [first, second] = [stock.productRow(), stock.productRow()];
  expect(first.id).not.toBe(second.id);
  expect(first.barcode).not.toBe(second.barcode);
  expect(stock.unitState({ id: 9 }).barcode).toBe(stock.productRow({ id: 9 }).barcode);
});
