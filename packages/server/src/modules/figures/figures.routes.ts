import { figureCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { yearlyFigures } from './figures.service';
import { bestSellersOfMonth, comparedDays, stockByLocation } from './shop-figures.service';

export function figureRoutes(api: Api): void {
  api.read(calls.years, async ({ db, context, body }) =>
    ok(await yearlyFigures(db, context, body ?? {})),
  );
  api.read(calls.days, async ({ db, context }) => ok(await comparedDays(db, context)));
  api.read(calls.bestSellers, async ({ db, context }) => ok(await bestSellersOfMonth(db, context)));
  api.read(calls.stock, async ({ db, context }) => ok(await stockByLocation(db, context)));
}
