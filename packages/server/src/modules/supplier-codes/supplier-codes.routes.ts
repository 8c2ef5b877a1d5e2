import { supplierCodeCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { addCode, findByCode, listCodes, removeCode } from './supplier-codes.service';

export function supplierCodeRoutes(api: Api): void {
  api.read(calls.list, async ({ db, context, query }) =>
    ok(await listCodes(db, context.caller.companyId, query)),
  );
  api.read(calls.find, async ({ db, context, params }) =>
    ok(await findByCode(db, context, params.code)),
  );
  api.write(calls.add, async ({ db, context, body }) => ok(await addCode(db, context, body)));
  api.write(calls.remove, async ({ db, context, params }) =>
    ok(await removeCode(db, context, params.code)),
  );
}
