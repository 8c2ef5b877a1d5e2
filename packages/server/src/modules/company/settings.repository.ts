import type { CompanySettings } from '@backoffice/contracts';

import type { Executor, Tx } from '../../db/database';

const COLUMNS = [
  'return_days',
  'return_terms',
  'vat_rate',
  'price_floor',
  'max_difference',
  'cash_limit',
  'session_idle_minutes',
  'totp_required',
  'totp_remember_days',
  'lock_minutes',
] as const;

/** Settings of a company without a row yet; the table's columns have the same defaults. */
const DEFAULTS: CompanySettings = {
  return_days: 30,
  return_terms: '',
  vat_rate: 18,
  price_floor: null,
  max_difference: '5.00',
  cash_limit: null,
  session_idle_minutes: null,
  totp_required: false,
  totp_remember_days: null,
  lock_minutes: null,
};

export async function readSettings(db: Executor, companyId: number): Promise<CompanySettings> {
  const row = await db
    .selectFrom('company_settings')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ? { ...row, vat_rate: Number(row.vat_rate) } : DEFAULTS;
}

/** Locks the settings until the transaction ends; makes their row where there is none. */
export async function lockSettings(tx: Tx, companyId: number): Promise<CompanySettings> {
  await tx
    .insertInto('company_settings')
    .values({
      company_id: companyId,
      price_floor: null,
      cash_limit: null,
      session_idle_minutes: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .selectFrom('company_settings')
    .select('company_id')
    .where('company_id', '=', companyId)
    .forUpdate()
    .execute();
  return readSettings(tx, companyId);
}

export const updateSettings = (
  tx: Tx,
  companyId: number,
  { vat_rate: vatRate, ...settings }: Partial<CompanySettings>,
) =>
  tx
    .updateTable('company_settings')
    .set({ ...settings, ...(vatRate === undefined ? {} : { vat_rate: String(vatRate) }) })
    .where('company_id', '=', companyId)
    .execute();
