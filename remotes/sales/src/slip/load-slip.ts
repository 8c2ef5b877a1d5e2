import { companyQueries } from '@backoffice/api-client/resources/company';
import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { returnQueries } from '@backoffice/api-client/resources/returns';
import { sessionQueries } from '@backoffice/api-client/resources/session';
import { settingsQueries } from '@backoffice/api-client/resources/settings';
import type { SlipPrint } from '@backoffice/api-client/resources/slips';
import { soldSaleQueries } from '@backoffice/api-client/resources/sold-sales';
import type { QueryClient } from '@tanstack/react-query';

import {
  offlineSlip,
  returnSlip,
  saleSlip,
  type OfflineSlip,
  type Slip,
  type SlipHead,
  type SlipRequest,
} from './slip';

export interface SlipSource {
  client: QueryClient;
  /** Stores that the slip is printed, and answers which copy it is. */
  notePrint: (slip: SlipPrint) => Promise<number>;
}

/**
 * Loads the data of a slip and notes its print. A gift slip proves no payment, so its print isn't
 * noted.
 */
export async function loadSlip(source: SlipSource, request: SlipRequest): Promise<Slip> {
  const { client, notePrint } = source;
  if (request.kind === 'offline') return loadOffline(client, request.sale);
  if (request.kind === 'return') return loadReturn(source, request.id);
  const sale = await client.fetchQuery(soldSaleQueries.sale(request.id));
  if (request.gift) return saleSlip(sale, { head: await loadHead(client), copy: 0 }, 'gift');
  if (sale.sale.exchange) return loadReturn(source, sale.sale.exchange.return_id);
  const head = await loadHead(client);
  const copy = await notePrint({ kind: 'sale', id: request.id });
  return saleSlip(sale, { head, copy }, 'sale');
}

async function loadReturn({ client, notePrint }: SlipSource, id: number): Promise<Slip> {
  const [made, head] = await Promise.all([
    client.fetchQuery(returnQueries.one(id)),
    loadHead(client),
  ]);
  const { exchange } = made.return;
  const sale = exchange && (await client.fetchQuery(soldSaleQueries.sale(exchange.sale_id)));
  return returnSlip(made, sale, { head, copy: await notePrint({ kind: 'return', id }) });
}

async function loadOffline(client: QueryClient, sale: OfflineSlip): Promise<Slip> {
  const [head, settings, session, places] = await Promise.all([
    loadHead(client),
    client.fetchQuery({ ...settingsQueries.company(), ...FRESH }),
    client.fetchQuery({ ...sessionQueries.current(), ...FRESH }),
    client.fetchQuery({ ...referenceQueries.list('locations'), ...FRESH }).catch(() => []),
  ]);
  const own = places.find(({ id }) => id === session.user.location);
  const vatRate = settings?.vat_rate ?? 0;
  return offlineSlip(sale, { head, copy: 0, location: own?.name ?? null, vatRate });
}

/** Milliseconds before company and settings are loaded again: a queue may need many slips. */
const FRESH = { staleTime: 60_000 };

async function loadHead(client: QueryClient): Promise<SlipHead> {
  const [company, settings] = await Promise.all([
    client.fetchQuery({ ...companyQueries.company(), ...FRESH }),
    client.fetchQuery({ ...settingsQueries.company(), ...FRESH }),
  ]);
  return {
    name: company.name,
    registrationNumber: company.registration_number,
    address: company.address,
    phone: company.phone,
    timeZone: company.timezone,
    terms: settings?.return_terms ?? '',
  };
}
