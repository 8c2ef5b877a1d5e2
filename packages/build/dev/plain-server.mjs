import { stripVTControlCharacters } from 'node:util';

import { RspackDevServer } from '@rspack/dev-server';

import { onceEach } from './terminal.mjs';

/**
 * A dev server whose messages to pages have no terminal colours: these would become inline styles,
 * which the page's policy refuses. An error that several areas find in a shared file is sent once.
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
