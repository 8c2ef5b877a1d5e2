import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';

import type { Executor } from '../db/database';
import { transact } from '../db/transact';
import { AppError } from '../errors';
import { logSecurity } from '../http/log';
import { parse } from '../http/validate';
import { createUser, disableUser, setPassword } from '../modules/authentication/staff.service';
import { createCompany } from '../modules/company/company.service';

const text = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(max));
const optional = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null);
const email = z.string().check(z.trim(), z.maxLength(254), z.email('is no e-mail address'));
const password = z.string();

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const companySchema = z.object({
  name: text(200),
  timezone: text(60).check(z.refine(isTimeZone, 'is not a time zone such as Europe/Belgrade')),
  registrationNumber: z._default(z.string().check(z.maxLength(100)), ''),
  admin: z._default(z.string().check(z.maxLength(200)), ''),
  email: z._default(z.string().check(z.maxLength(254)), ''),
  phone: optional(text(40)),
  address: optional(text(400)),
});
const userSchema = z.object({
  company: z.optional(text(200)),
  email,
  name: text(100),
  surname: z._default(z.string().check(z.maxLength(100)), ''),
  role: z._default(text(60), 'staff'),
  phone: optional(text(40)),
  country: optional(text(100)),
  city: optional(text(100)),
  salary: optional(z.string().check(z.regex(/^\d{1,10}(\.\d\d?)?$/, 'is no amount'))),
  password,
});

/** What the command-line tools do in the database; each answers the line that is printed. */
const COMMANDS = {
  'company create': async (db: Executor, input: unknown) => {
    const company = parse(companySchema, input);
    const at = new Date().toISOString();
    const id = await transact(db, (tx) => createCompany(tx, { ...company, at }));
    return `Created company ${id}, ${company.name}, with days in ${company.timezone}`;
  },
  'user create': async (db: Executor, input: unknown) => {
    const user = parse(userSchema, input);
    const { id, company } = await createUser(db, user, new Date());
    return `Created user ${id}, ${user.email}, of ${company}`;
  },
  'user password': async (db: Executor, input: unknown) => {
    const user = parse(z.object({ email, password }), input);
    await setPassword(db, user.email, user.password);
    return `${user.email} has a new password and was signed out everywhere`;
  },
  'user disable': async (db: Executor, input: unknown) => {
    const user = parse(z.object({ email }), input);
    await disableUser(db, user.email, new Date());
    return `${user.email} can no longer sign in`;
  },
};
export type CommandName = keyof typeof COMMANDS;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

/** Runs a command by its name; throws an AppError with the reason when it cannot be done. */
export async function runCommand(
  db: Executor,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { name, input }: { name: string; input: unknown },
): Promise<string> {
  if (!isCommand(name)) throw new AppError('not_found', `There is no command "${name}"`);
  const said = await COMMANDS[name](db, input);
  const { email } = z.parse(z.object({ email: z.optional(z.string()) }), input);
  logSecurity(log, 'changed by command line', { command: name, account: email });
  return said;
}
