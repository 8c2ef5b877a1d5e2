import crypto from 'node:crypto';

import {
  type ApprovableAction,
  approvalCalls,
  approvedRequest,
  type AuditKind,
  pathTo,
  productCalls,
  type Rights,
  saleCalls,
  type SoldLine,
  soldSaleCalls,
} from '@backoffice/contracts';
import type { Call } from '@backoffice/contracts/calls';

import type { Executor } from '../../db/database';
import type { ApiCaller, Sent } from '../api-caller';
import type { TestServer } from '../test-server';
import { callerAs, openShop, PASSWORD, type Shop, signedIn } from './test-shop';

/** What somebody asks for, and who allows it. */
interface Allowed {
  by: number;
  action: ApprovableAction;
  call: Call;
  sent: Sent;
}

/** Headers with an approval, which lets somebody make this request once. */
export async function approvedBy(api: ApiCaller, { by, action, call, sent }: Allowed) {
  const path = pathTo(call.path, sent.params ?? {});
  const hash = crypto
    .createHash('sha256')
    .update(approvedRequest(call.method, path, sent.body))
    .digest('hex');
  const body = { user: by, secret: PASSWORD, action, hash };
  return { Approval: (await api.ok(approvalCalls.approve, { body })).data };
}

/** The entries of a company's tills, in order. */
const tillOf = (db: Executor, companyId: number) => ({
  /** Source, way, amount. */
  entries: async () => {
    const rows = await db
      .selectFrom('till_entries')
      .select(['source', 'way', 'amount'])
      .where('company_id', '=', companyId)
      .orderBy('id')
      .execute();
    return rows.map(({ source, way, amount }) => `${source} ${way} ${amount}`);
  },
  lateEntries: () =>
    db
      .selectFrom('till_entries')
      .select(['source', 'way', 'amount', 'period_id', 'booked_on'])
      .where('company_id', '=', companyId)
      .where('late', '=', true)
      .orderBy('id')
      .execute(),
});

/** Units and amount of each month that has any, by way of payment. */
const monthsOf = async (db: Executor, companyId: number) => {
  const rows = await db
    .selectFrom('monthly_figures')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('month')
    .orderBy('payment_type')
    .orderBy('sale_type')
    .execute();
  return rows
    .filter(({ units, amount }) => units !== 0 || Number(amount) !== 0)
    .map((row) => `${row.month} ${row.payment_type} ${row.units} ${row.amount}`);
};

const listsOf = ({ api }: Shop) => ({
  /** The rows of a day, as kind and price. */
  day: async (date?: string) => {
    const { data } = await api.ok(saleCalls.ofDay, date ? { query: { date } } : undefined);
    return data.map((row) => `${row.kind} ${row.sale_price}`);
  },
  stock: async () => (await api.ok(productCalls.ids)).data,
  history: async (id: number) => {
    const { data } = await api.ok(productCalls.history, { params: { id } });
    return data.map(({ kind }) => kind);
  },
});

const auditOf = (db: Executor, companyId: number, kind: AuditKind) =>
  db
    .selectFrom('audit_events')
    .select(['user_id', 'approved_by', 'subject', 'changes'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .execute();

/** A shop where goods are sold, come back and are put right, at moments of the test's choice. */
export async function openCounter(server: TestServer, options: { timezone?: string } = {}) {
  const shop = await openShop(server, options);
  const { api } = shop;
  const { db } = server.database;
  return {
    ...shop,
    ...tillOf(db, shop.companyId),
    ...listsOf(shop),
    months: () => monthsOf(db, shop.companyId),
    audit: (kind: AuditKind) => auditOf(db, shop.companyId, kind),
    /** Sets the clock, and moves the sessions along so that everybody stays signed in. */
    travel: async (moment: string) => {
      server.clock.set(moment);
      await db
        .updateTable('sessions')
        .set({ seen_at: moment, created_at: moment })
        .where('company_id', '=', shop.companyId)
        .execute();
    },
    hire: async (rights: Rights, more: { location?: number; limited?: boolean } = {}) => {
      const staff = await signedIn(server, { companyId: shop.companyId, rights, ...more });
      return { ...staff, api: callerAs(staff, server.url) };
    },
    /** Sells new pairs, each on these terms; answers the sale with its lines. */
    sold: async (terms: object[], seller: ApiCaller = api) => {
      const ids = await shop.receive(terms.length);
      const body = ids.map((id, index) => shop.line(id, terms[index]));
      const { data } = await seller.ok(saleCalls.sell, { body });
      const view = await api.ok(soldSaleCalls.sale, { params: { id: data.id } });
      return { ...view.data, id: data.id, first: view.data.lines[0] as SoldLine };
    },
    view: async (id: number) => (await api.ok(soldSaleCalls.sale, { params: { id } })).data,
    /** Closes the till of a shop, as of now. */
    closeTill: (locationId = shop.locations[0] ?? null) =>
      db
        .updateTable('till_periods')
        .set({ closed_at: new Date().toISOString() })
        .where('company_id', '=', shop.companyId)
        .where('location_id', locationId === null ? 'is' : '=', locationId)
        .where('closed_at', 'is', null)
        .execute(),
  };
}

export type Counter = Awaited<ReturnType<typeof openCounter>>;

export const NLB = { paymentType: 'bank', bank: 'NLB' } as const;
export const TEB = { paymentType: 'bank', bank: 'TEB' } as const;
