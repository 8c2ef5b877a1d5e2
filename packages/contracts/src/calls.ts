import { administrationCalls } from './api/administration';
import { authenticationCalls } from './api/authentication';
import { companyCalls } from './api/company';
import { figureCalls } from './api/figures';
import { operationsCalls } from './api/operations';
import { panelCalls } from './api/panels';
import { productCalls } from './api/products';
import { transactionCalls } from './api/transactions';
import type { Call } from './call';

/** Every call of the API by subject: the source of routes, of the OpenAPI document and of fakes. */
export const calls = {
  authentication: authenticationCalls,
  company: companyCalls,
  panels: panelCalls,
  products: productCalls,
  transactions: transactionCalls,
  administration: administrationCalls,
  figures: figureCalls,
  operations: operationsCalls,
};

export const allCalls: Call[] = Object.values(calls).flatMap((group) => Object.values<Call>(group));

export type { Call } from './call';
