import { barcodeOfUnit, BENCH_DAY, BENCH_PASSWORD, emailOfSeller } from '../bench-data';
import { rawRequest } from '../http-load';

export const MEASURED = ['login', 'list', 'barcode', 'sell', 'day', 'years', 'user'] as const;
export type Measured = (typeof MEASURED)[number];

/** Calls that are also measured beside the fastest statement for the same rows. */
export const READS: Measured[] = ['list', 'barcode', 'day', 'years', 'user'];

export interface Place {
  /** The API's token; the bare server knows none. */
  token: string | undefined;
  /** Units in stock, whose ids begin at 1. */
  stock: number;
  /** The next unit that nobody has sold; both servers share one database. */
  nextUnit: () => number;
}

const API = '/api/v1';
const years = { years: [2021, 2022, 2023, 2024, 2025, 2026], type: 'sales' };

const soldLine = (id: number, price: string) => ({
  id,
  price,
  paymentType: 'cash',
  sale_type: 'store',
  regular_price: '49.90',
});

/** Makes the requests of a call, as this server wants them. */
export function requestsOf(call: Measured, { token, stock, nextUnit }: Place): () => string {
  const bearer = token ? { token } : {};
  const writing = (method: string, bare: string, api: string, bodyOf: () => unknown) => () =>
    rawRequest(method, token ? API + api : bare, { ...bearer, body: bodyOf() });
  const fixed = (method: string, bare: string, api: string, body?: unknown) => {
    const text = rawRequest(method, token ? API + api : bare, { ...bearer, body });
    return () => text;
  };
  const filter = '?type=shoes&code=7&limit=50';
  let n = 0;
  switch (call) {
    case 'login':
      return writing('POST', '/login', '/authentication/login', () => ({
        email: emailOfSeller((n += 1)),
        password: BENCH_PASSWORD,
      }));
    case 'list':
      return fixed('GET', `/list${filter}`, `/products/products${filter}`);
    case 'day':
      return fixed('GET', `/day?date=${BENCH_DAY}`, `/transactions/sales?date=${BENCH_DAY}`);
    case 'years':
      return fixed('POST', '/years', '/transactions/years', years);
    case 'user':
      return fixed('GET', '/user', '/authentication/user');
    case 'barcode':
      return () => {
        n += 7_919;
        const path = `/barcode/${barcodeOfUnit(1 + (n % stock))}`;
        return rawRequest('GET', token ? `${API}/products${path}` : path, bearer);
      };
    case 'sell':
      return writing('PUT', '/sell', '/products/products', () => [soldLine(nextUnit(), '45.00')]);
  }
}
