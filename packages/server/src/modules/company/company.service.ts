import {
  type CompanyEdit,
  companyEditSchema,
  type CompanySettings,
  FIXED_TRANSACTION_SUBTYPES,
  type Seen,
  settingsEditSchema,
} from '@backoffice/contracts';
import type * as z from 'zod/mini';

import { changesBetween, recordEvent } from '../../audit/record-event';
import type { Context } from '../../caller';
import type { Executor, Tx } from '../../db/database';
import { refuseUnseen, versioned } from '../../http/version';
import { lockCompany, readCompany, readStaff, updateCompany } from './company.repository';
import { lockSettings, readSettings, updateSettings } from './settings.repository';

export interface NewCompany {
  name: string;
  registrationNumber: string;
  admin: string;
  email: string;
  phone: string | null;
  address: string | null;
  /** IANA name. */
  timezone: string;
  /** ISO moment. */
  at: string;
}

/** Adds a company with the transaction subtypes that every one starts with; answers its id. */
export async function createCompany(db: Executor, company: NewCompany): Promise<number> {
  const { id } = await db
    .insertInto('companies')
    .values({
      name: company.name,
      registration_number: company.registrationNumber,
      admin: company.admin,
      email: company.email,
      phone: company.phone,
      address: company.address,
      timezone: company.timezone,
      created_at: company.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('transaction_subtypes')
    .values(FIXED_TRANSACTION_SUBTYPES.map(({ name, price }) => ({ company_id: id, name, price })))
    .execute();
  return id;
}

type Edit = z.output<typeof settingsEditSchema>;

/** A company's settings as calls answer them: with a version. */
export const shownSettings = async (db: Executor, companyId: number): Promise<CompanySettings> =>
  versioned(await readSettings(db, companyId), settingsEditSchema);

/** Changes a company's settings; a field that is left out stays as it is. */
export async function editSettings(
  tx: Tx,
  context: Context,
  { version, ...edit }: Edit & Seen,
): Promise<CompanySettings> {
  const { companyId } = context.caller;
  const before = await lockSettings(tx, companyId);
  refuseUnseen(version, versioned(before, settingsEditSchema));
  const changes = changesBetween(before, edit);
  if (Object.keys(changes).length) {
    await updateSettings(tx, companyId, edit as Partial<CompanySettings>);
    await recordEvent(tx, context, { kind: 'settings.edited', subject: '', changes });
  }
  return shownSettings(tx, companyId);
}

/** A company as calls answer it: with a version and the people who sign in. */
export async function shownCompany(db: Executor, companyId: number) {
  const company = versioned(await readCompany(db, companyId), companyEditSchema);
  return { ...company, users: await readStaff(db, companyId) };
}

export async function editCompany(
  tx: Tx,
  context: Context,
  { phone, address, version }: CompanyEdit & Seen,
): Promise<void> {
  const { companyId } = context.caller;
  const before = await lockCompany(tx, companyId);
  refuseUnseen(version, versioned(before, companyEditSchema));
  const values = { phone: phone || null, address: address || null };
  await updateCompany(tx, companyId, values);
  const changes = changesBetween({ phone: before.phone, address: before.address }, values);
  await recordEvent(tx, context, { kind: 'company.edited', subject: before.name, changes });
}
