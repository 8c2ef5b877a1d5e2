import { priceCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { applyPrices, previewPrices } from './prices.service';

export function priceRoutes(api: Api): void {
  api.write(calls.preview, async ({ db, context, body }) =>
    ok(await previewPrices(db, context, body)),
  );
  api.write(calls.apply, async ({ db, context, body }) => ok(await applyPrices(db, context, body)));
}
