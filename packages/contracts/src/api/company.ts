import * as z from 'zod/mini';

import { defineCall } from '../call';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import { id, money, moment, moneyInput, optionalText, seenVersion, version } from '../primitives';
import { sessionCompanySchema, userSchema } from './authentication';

export const companySchema = z.object({
  id,
  name: z.string(),
  registration_number: z.string(),
  admin: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  created_at: moment,
  timezone: z.string(),
  users: z.array(
    z.pick(userSchema, { id: true, username: true, surname: true, email: true, role: true }),
  ),
  version,
});
export type Company = z.infer<typeof companySchema>;

export const companyEditSchema = z.object({
  phone: z.nullable(optionalText(40)),
  address: z.nullable(optionalText(200)),
});
export type CompanyEdit = z.infer<typeof companyEditSchema>;

/** A client may send back the other fields that it read, but only unchanged. */
const readCompanySchema = z.partial(z.omit(companySchema, { phone: true, address: true }));

export const employeeSchema = z.object({
  id,
  username: z.string(),
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  role: z.string(),
  salary: z.nullable(money),
});
export type Employee = z.infer<typeof employeeSchema>;

/** Settings that a company chooses for itself; euros as decimal strings. */
export const companySettingsSchema = z.object({
  /** Days in which goods are taken back. */
  return_days: z.int(),
  /** The text about returns on each slip. */
  return_terms: z.string(),
  /** VAT in percent, which prices include. */
  vat_rate: z.number(),
  /** Percent off the regular price that a seller may give without approval; null for no floor. */
  price_floor: z.nullable(z.int()),
  /** Above this difference a closing needs a reason. */
  max_difference: money,
  /** A sale above this takes no cash; null for no limit. */
  cash_limit: z.nullable(money),
  /** Minutes without use after which a session ends; null leaves it to the server. */
  session_idle_minutes: z.nullable(z.int()),
  /** Owners and managers need a second factor. */
  totp_required: z.boolean(),
  /** Days for which a device may be remembered and asked for no code; null for none. */
  totp_remember_days: z.optional(z.nullable(z.int())),
  /** Minutes without use after which a shared till locks; null for never. */
  lock_minutes: z.optional(z.nullable(z.int())),
  version,
});
export type CompanySettings = z.infer<typeof companySettingsSchema>;

/** Settings that are left out stay as they are. */
export const settingsEditSchema = z.object({
  return_days: z.optional(z.int().check(z.minimum(0), z.maximum(3_650))),
  return_terms: z.optional(optionalText(1_000)),
  vat_rate: z.optional(z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01))),
  price_floor: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(100)))),
  max_difference: z.optional(moneyInput),
  cash_limit: z.optional(z.nullable(moneyInput)),
  session_idle_minutes: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(43_200)))),
  totp_required: z.optional(z.boolean()),
  totp_remember_days: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(365)))),
  lock_minutes: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(720)))),
});
export type SettingsEdit = z.input<typeof settingsEditSchema>;

export const companyCalls = {
  user: defineCall({
    method: 'GET',
    path: PATHS.companyUser,
    summary: "The signed-in user with the company's id and name",
    action: 'session.use',
    answer: answer(
      z.extend(userSchema, { company: z.pick(sessionCompanySchema, { id: true, name: true }) }),
    ),
  }),
  company: defineCall({
    method: 'GET',
    path: PATHS.company,
    summary: 'The company and its users',
    action: 'company.view',
    answer: answer(companySchema),
  }),
  editCompany: defineCall({
    method: 'PUT',
    path: PATHS.company,
    summary: "Change the company's phone and address",
    action: 'company.edit',
    changes: ['session'],
    body: z.extend(readCompanySchema, { ...companyEditSchema.shape, version: seenVersion }),
    answer: answer(companySchema),
  }),
  settings: defineCall({
    method: 'GET',
    path: PATHS.companySettings,
    summary: 'What the company decided for itself',
    action: 'company.view',
    answer: answer(companySettingsSchema),
    added: true,
  }),
  editSettings: defineCall({
    method: 'PUT',
    path: PATHS.companySettings,
    summary: 'Change what the company decided',
    action: 'company.edit',
    changes: ['session'],
    body: z.extend(settingsEditSchema, { version: seenVersion }),
    answer: answer(companySettingsSchema),
    added: true,
  }),
  employees: defineCall({
    method: 'GET',
    path: PATHS.employees,
    summary: 'The people who work for the company',
    action: 'company.view',
    answer: listAnswer(employeeSchema),
    added: true,
  }),
};
