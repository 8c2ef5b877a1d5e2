import { transactionCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { askedShop } from '../till/asked-shop';
import { readSubtypes, readTransactions } from './transactions.repository';
import {
  addTransaction,
  editTransaction,
  removeTransaction,
  shownBooking,
} from './transactions.service';

export function transactionRoutes(api: Api): void {
  api.read(calls.list, async ({ db, context, query }) => {
    const { companyId } = context.caller;
    const shop = await askedShop(db, context, query.location);
    const day = query.date ?? context.today;
    return ok((await readTransactions(db, { companyId, day, shop })).map(shownBooking));
  });
  api.read(calls.subtypes, async ({ db, context }) =>
    ok(await readSubtypes(db, context.caller.companyId)),
  );

  api.write(calls.add, async ({ db, context, body }) =>
    ok(await addTransaction(db, context, body)),
  );
  api.write(calls.edit, async ({ db, context, body }) =>
    ok(await editTransaction(db, context, body)),
  );
  api.write(calls.remove, async ({ db, context, params }) =>
    ok(await removeTransaction(db, context, params.id)),
  );
}
