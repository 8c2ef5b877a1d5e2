import { companyQueries } from '@backoffice/api-client/resources/company';
import { returnQueries } from '@backoffice/api-client/resources/returns';
import { settingsQueries } from '@backoffice/api-client/resources/settings';
import { notePrint } from '@backoffice/api-client/resources/slips';
import { soldSaleQueries } from '@backoffice/api-client/resources/sold-sales';
import type { QueryClient } from '@tanstack/react-query';

import { returnSlip, saleSlip, type Slip, type SlipHead } from './slip';
import type { SlipRequest } from './use-slip';

/** Gathers what stands on a slip, and notes that it is printed; a gift's proves no payment and isn't noted. */
export async function loadSlip(client: QueryClient, request: SlipRequest): Promise<Slip> {
  if (request.kind === 'return') return loadReturn(client, request.id);
  const sale = await client.fetchQuery(soldSaleQueries.sale(request.id));
  if (request.gift) return saleSlip(sale, { head: await loadHead(client), copy: 0 }, 'gift');
  if (sale.sale.exchange) return loadReturn(client, sale.sale.exchange.return_id);
  const head = await loadHead(client);
  const copy = await notePrint('sale', request.id);
  return saleSlip(sale, { head, copy }, 'sale');
}

async function loadReturn(client: QueryClient, id: number): Promise<Slip> {
  const [made, head] = await Promise.all([
    client.fetchQuery(returnQueries.one(id)),
    loadHead(client),
  ]);
  const { exchange } = made.return;
  const sale = exchange && (await client.fetchQuery(soldSaleQueries.sale(exchange.sale_id)));
  return returnSlip(made, sale, { head, copy: await notePrint('return', id) });
}

/** Not asked for anew with every slip of a queue. */
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
