import { join } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';

/** A small shop with stock: the backup of an earlier version that is kept for upgrades. */
export const KEPT_SHOP = join(ROOT, 'packages', 'server', 'fixtures', 'schema-015', 'backup.gz');

/** The credentials of the kept shop's owner. */
const OWNER = { email: 'Person1@Shop.example', password: 'correct horse' };

/**
 * @param {string} url of a server
 * @param {{ email: string, password: string }} [credentials]
 * @returns {Promise<string>} the token
 */
export async function signIn(url, credentials = OWNER) {
  const { data } = await ask(url, 'POST', 'authentication/login', { body: credentials });
  return data;
}

/**
 * Sells the first pair that is in stock, as a till does; resolves with the receipt number.
 *
 * @param {string} url of a server
 * @param {string} token of somebody who sells
 * @returns {Promise<number>}
 */
export async function sellOne(url, token) {
  const { data } = await ask(url, 'GET', 'products/products', { token });
  const [{ id }] = data;
  const line = { regular_price: '49.90', price: 45, paymentType: 'cash', sale_type: 'store' };
  const sold = await ask(url, 'PUT', 'products/products', { token, body: [{ id, ...line }] });
  return sold.data.receipt_number;
}

/**
 * The numbers of today's receipts.
 *
 * @param {string} url of a server
 * @param {string} token
 * @returns {Promise<number[]>}
 */
export async function receiptsOfToday(url, token) {
  const { data } = await ask(url, 'GET', 'transactions/sales', { token });
  return data.map((/** @type {{ receipt_number: number }} */ row) => row.receipt_number);
}

/**
 * @param {string} url
 * @param {string} method
 * @param {string} path
 * @param {{ token?: string, body?: unknown }} sent
 */
async function ask(url, method, path, { token, body }) {
  const response = await fetch(`${url}/api/v1/${path}`, {
    method,
    headers: {
      // The next server may be another one at the same address.
      connection: 'close',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
