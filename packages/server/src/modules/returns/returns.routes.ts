import { returnCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { printSlip } from '../slip-prints/slip-prints.service';
import { noteFiscalNumber } from '../sold-sales/fiscal-number';
import { makeReturn, viewReturn } from './returns.service';

export function returnRoutes(api: Api): void {
  api.write(calls.make, async ({ db, context, body }) => ok(await makeReturn(db, context, body)));
  api.read(calls.one, async ({ db, context, params }) =>
    ok(await viewReturn(db, context, params.id)),
  );
  api.write(calls.print, async ({ db, context, params }) =>
    ok(await printSlip(db, context, { of: 'return', id: params.id })),
  );
  api.write(calls.noteFiscal, async ({ db, context, params: { id }, body }) =>
    ok(await noteFiscalNumber(db, context, { of: 'return', id, number: body.fiscal_number })),
  );
}
