import { soldSaleCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { printSlip } from '../slip-prints/slip-prints.service';
import { noteFiscalNumber } from './fiscal-number';
import { correctSale } from './mending/corrections.service';
import { voidSale } from './mending/void.service';
import { findSale, findSoldLines, viewSale } from './sold-sales.service';

export function soldSaleRoutes(api: Api): void {
  api.read(calls.find, async ({ db, context, query }) => ok(await findSale(db, context, query)));
  api.read(calls.lines, async ({ db, context, query }) =>
    ok(await findSoldLines(db, context, query)),
  );
  api.read(calls.sale, async ({ db, context, params }) =>
    ok(await viewSale(db, context, params.id)),
  );
  api.write(calls.correct, async ({ db, context, params, body }) =>
    ok(await correctSale(db, context, params.id, body)),
  );
  api.write(calls.void, async ({ db, context, params, body }) =>
    ok(await voidSale(db, context, params.id, body)),
  );
  api.write(calls.print, async ({ db, context, params }) =>
    ok(await printSlip(db, context, { of: 'sale', id: params.id })),
  );
  api.write(calls.noteFiscal, async ({ db, context, params: { id }, body }) =>
    ok(await noteFiscalNumber(db, context, { of: 'sale', id, number: body.fiscal_number })),
  );
}
