import { approvalCalls } from './api/approvals';
import { auditCalls } from './api/audit';
import { authenticationCalls } from './api/authentication';
import { clientErrorCalls } from './api/client-errors';
import { clientViewCalls } from './api/client-views';
import { closingCalls } from './api/closings';
import { companyCalls } from './api/company';
import { countCalls } from './api/counts';
import { deliveryCalls } from './api/deliveries';
import { eventCalls } from './api/events';
import { exportCalls } from './api/exports';
import { figureCalls } from './api/figures';
import { heldBasketCalls } from './api/held-baskets';
import { historyCalls } from './api/history';
import { importCalls } from './api/imports';
import { ledgerCalls } from './api/ledger';
import { offlineSaleCalls } from './api/offline-sales';
import { ownAreasCalls } from './api/own-areas';
import { peopleCalls } from './api/people';
import { priceCalls } from './api/prices';
import { productCalls } from './api/products';
import { referenceCalls } from './api/reference';
import { releaseCalls } from './api/releases';
import { returnCalls } from './api/returns';
import { saleCalls } from './api/sales';
import { secondFactorCalls } from './api/second-factor';
import { sharedTillCalls } from './api/shared-tills';
import { shipmentCalls } from './api/shipments';
import { sizeRunCalls } from './api/size-runs';
import { soldSaleCalls } from './api/sold-sales';
import { stockCalls } from './api/stock';
import { supplierCodeCalls } from './api/supplier-codes';
import { tillCalls } from './api/till';
import { transactionCalls } from './api/transactions';
import type { Call } from './call';

/** Every call of the API by subject: the source of routes, of the OpenAPI document and of fakes. */
export const calls = {
  authentication: authenticationCalls,
  secondFactor: secondFactorCalls,
  sharedTills: sharedTillCalls,
  company: companyCalls,
  people: peopleCalls,
  approvals: approvalCalls,
  audit: auditCalls,
  reference: referenceCalls,
  products: productCalls,
  supplierCodes: supplierCodeCalls,
  sizeRuns: sizeRunCalls,
  deliveries: deliveryCalls,
  stock: stockCalls,
  imports: importCalls,
  exports: exportCalls,
  prices: priceCalls,
  history: historyCalls,
  counts: countCalls,
  shipments: shipmentCalls,
  sales: saleCalls,
  heldBaskets: heldBasketCalls,
  offlineSales: offlineSaleCalls,
  soldSales: soldSaleCalls,
  returns: returnCalls,
  till: tillCalls,
  closings: closingCalls,
  transactions: transactionCalls,
  ledger: ledgerCalls,
  figures: figureCalls,
  ownAreas: ownAreasCalls,
  releases: releaseCalls,
  events: eventCalls,
  clientErrors: clientErrorCalls,
  clientViews: clientViewCalls,
};

export const allCalls: Call[] = Object.values(calls).flatMap((group) => Object.values<Call>(group));

export type { Call } from './call';
