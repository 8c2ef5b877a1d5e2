import { FIXED_TRANSACTION_SUBTYPES } from '@backoffice/contracts';

import type { Executor } from '../../db/database';

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
