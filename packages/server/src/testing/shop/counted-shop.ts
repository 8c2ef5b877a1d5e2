import crypto from 'node:crypto';

import { type CountedScan, countCalls, JUDGED_VERDICTS } from '@backoffice/contracts';

import type { ApiCaller } from '../api-caller';
import type { TestServer } from '../test-server';
import { openCounter } from './counter';

interface Scanning {
  api?: ApiCaller;
  device?: string;
  /** When it was scanned, where the line was down; now unless told. */
  at?: string;
  keys?: string[];
  pending?: number;
  left?: boolean;
}

function reviewing(api: ApiCaller) {
  const review = async (id: number) => (await api.ok(countCalls.review, { params: { id } })).data;
  /** The request that applies a count: the verdicts of its review, and decisions about them. */
  const judgement = async (id: number, decisions: object[] = []) => {
    const { lines } = await review(id);
    const seen = lines
      .filter(({ verdict }) => JUDGED_VERDICTS.some((one) => one === verdict))
      .map(({ id: unit, verdict }) => ({ unit, verdict }));
    return { params: { id }, body: { decisions, seen } };
  };
  return {
    review,
    /** Each line of the review as "verdict id". */
    verdicts: async (id: number) =>
      (await review(id)).lines.map((line) => `${line.verdict} ${line.id}`),
    judgement,
    apply: async (id: number, decisions?: object[]) =>
      (await api.ok(countCalls.apply, await judgement(id, decisions))).data,
  };
}

/** A shop whose shelves are counted. */
export async function openCountedShop(server: TestServer) {
  const shop = await openCounter(server);
  const { db } = server.database;
  const barcodes = async (ids: number[]) => {
    const rows = await db
      .selectFrom('units')
      .select(['id', 'barcode'])
      .where('company_id', '=', shop.companyId)
      .where('id', 'in', ids.length ? ids : [0])
      .execute();
    const byId = new Map(rows.map(({ id, barcode }) => [id, barcode]));
    return ids.map((id) => byId.get(id) ?? '');
  };
  const scanCodes = async (id: number, codes: string[], how: Scanning = {}) => {
    const { api = shop.api, device = 'till 1', at = new Date().toISOString(), keys, ...said } = how;
    const scans = codes.map((code, index) => ({
      key: keys?.[index] ?? crypto.randomUUID(),
      code,
      scanned_at: at,
    }));
    const sent = { params: { id }, body: { device, ...said, scans } };
    return (await api.ok(countCalls.scan, sent)).data satisfies CountedScan[];
  };
  return {
    ...shop,
    barcodes,
    ...reviewing(shop.api),
    barcodeOf: async (id: number) => (await barcodes([id]))[0] ?? '',
    /** Starts counting the first shop. */
    start: async (more: object = {}, api = shop.api) =>
      (await api.ok(countCalls.start, { body: { location: shop.locations[0], ...more } })).data,
    scanCodes,
    /** Scans units by their barcodes. */
    scan: async (id: number, units: number[], how?: Scanning) =>
      scanCodes(id, await barcodes(units), how),
  };
}

export type CountedShop = Awaited<ReturnType<typeof openCountedShop>>;
