import { ledgerCalls as calls } from '@backoffice/contracts';

import { refuse } from '../../errors';
import { type Api, ok } from '../../http/api';
import { readArticles, readArticleSales } from './ledger.repository';
import { addArticle, addQuantity, editArticle, sellArticle, shownArticle } from './ledger.service';

export function ledgerRoutes(api: Api): void {
  api.read(calls.articles, async ({ db, context, query }) =>
    ok((await readArticles(db, context.caller.companyId, query.type)).map(shownArticle)),
  );
  api.write(calls.addArticle, async ({ db, context, body }) =>
    ok(await addArticle(db, context, body)),
  );
  api.write(calls.editArticle, async ({ db, context, params: { id }, body }) => {
    if (body.id && body.id !== id) throw refuse('id_differs');
    return ok(await editArticle(db, context, { ...body, id }));
  });
  api.write(calls.addQuantity, async ({ db, context, body }) =>
    ok(await addQuantity(db, context, body)),
  );
  api.read(calls.sales, async ({ db, context }) =>
    ok(await readArticleSales(db, context.caller.companyId)),
  );
  api.write(calls.sell, async ({ db, context, body }) => ok(await sellArticle(db, context, body)));
}
