import { RIGHTS } from '@backoffice/contracts';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';

import type { Executor } from '../db/database';
import { transact } from '../db/transact';
import { CommandError } from '../errors';
import { logSecurity } from '../http/log';
import { parse } from '../http/validate';
import { createCompany } from '../modules/company/company.service';
import { ORIGIN } from '../modules/people/origin';
import {
  createUser,
  disableUser,
  enableUser,
  linkFor,
  resetFactorOf,
  setPassword,
  setRights,
} from '../modules/people/staff.service';

const text = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(max));
const optional = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null);
const email = z.string().check(z.trim(), z.maxLength(254), z.email('is no e-mail address'));
const password = z.string();
const rights = z.optional(z.enum(RIGHTS, `is none of ${RIGHTS.join(', ')}`));

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
  rights,
  phone: optional(text(40)),
  country: optional(text(100)),
  city: optional(text(100)),
  salary: optional(z.string().check(z.regex(/^\d{1,10}(\.\d\d?)?$/, 'is no amount'))),
  password,
});

const whoSchema = z.object({ email });
const rightsSchema = z
  .object({
    email,
    rights,
    /** `none` takes the shop away. */
    location: z.optional(
      z.pipe(
        text(120),
        z.transform((name) => (name === 'none' ? null : name)),
      ),
    ),
    limited: z.optional(
      z.pipe(
        z.enum(['yes', 'no'], 'is yes or no'),
        z.transform((said) => said === 'yes'),
      ),
    ),
  })
  .check(z.refine((said) => Object.keys(said).length > 1, 'Say --rights, --location or --limited'));
const linkSchema = z.object({
  email,
  origin: z.optional(
    z.string().check(z.regex(ORIGIN, 'is no origin such as https://shop.example')),
  ),
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
    const made = await createUser(db, user, new Date());
    return `Created user ${made.id}, ${user.email}, ${made.rights} of ${made.company}`;
  },
  'user password': async (db: Executor, input: unknown) => {
    const user = parse(z.object({ email, password }), input);
    await setPassword(db, user, new Date());
    return `${user.email} has a new password and was signed out everywhere`;
  },
  'user disable': async (db: Executor, input: unknown) => {
    const user = parse(whoSchema, input);
    await disableUser(db, user.email, new Date());
    return `${user.email} can no longer sign in`;
  },
  'user enable': async (db: Executor, input: unknown) => {
    const user = parse(whoSchema, input);
    const hasPassword = await enableUser(db, user.email, new Date());
    const missing = ' once they have a password: pnpm user link';
    return `${user.email} can sign in again${hasPassword ? '' : missing}`;
  },
  'user factor': async (db: Executor, input: unknown) => {
    const user = parse(whoSchema, input);
    await resetFactorOf(db, user.email, new Date());
    return `${user.email} has no second factor any more and was signed out everywhere`;
  },
  'user rights': async (db: Executor, input: unknown) => {
    const user = parse(rightsSchema, input);
    await setRights(db, user, new Date());
    return `${user.email} has other rights from the next click on`;
  },
  'user link': async (db: Executor, input: unknown) => {
    const { email, origin = '' } = parse(linkSchema, input);
    const { path, until } = await linkFor(db, email, new Date());
    const told = origin ? '' : ' Put the address of the back office in front.';
    return `${origin}${path}\nIt works once, until ${until}.${told}`;
  },
};
export type CommandName = keyof typeof COMMANDS;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

/** Runs a command by its name; throws with the reason when it cannot be done. */
export async function runCommand(
  db: Executor,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { name, input }: { name: string; input: unknown },
): Promise<string> {
  if (!isCommand(name)) throw new CommandError(`There is no command "${name}"`);
  const said = await COMMANDS[name](db, input);
  const { email } = z.parse(z.object({ email: z.optional(z.string()) }), input);
  logSecurity(log, 'changed by command line', { command: name, account: email });
  return said;
}
