import { stripVTControlCharacters } from 'node:util';

import { RspackDevServer } from '@rspack/dev-server';

import { onceEach } from './terminal.mjs';

/**
 * What it tells pages has no colours of the terminal: they would become inline styles, which the
 * policy of the page refuses. What several areas found in a file that they share is one error.
 */
export class PlainServer extends RspackDevServer {
  /** @override @type {RspackDevServer['sendMessage']} */
  sendMessage(clients, type, data, params) {
    const told = Array.isArray(data) ? onceEach(data) : data;
    super.sendMessage(clients, type, plain(told), params);
  }
}

/**
 * @param {any} told
 * @returns {any}
 */
function plain(told) {
  if (typeof told === 'string') return stripVTControlCharacters(told);
  if (Array.isArray(told)) return told.map(plain);
  if (typeof told !== 'object' || told === null) return told;
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, plain(value)]));
}
