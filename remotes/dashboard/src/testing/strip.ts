import { calls, type FakeApi } from '@backoffice/testing';

/** A server without the calls of the strip, beside `figures/days`. */
export function withoutStrip(api: FakeApi): void {
  api.on(calls.reference.listLocations, []);
  for (const call of [calls.till.till, calls.shipments.list, calls.products.list]) {
    api.unsupported(call);
  }
}
