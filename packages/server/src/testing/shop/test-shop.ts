import {
  authenticationCalls,
  dayIn,
  deliveryCalls,
  panelCalls,
  type Rights,
  yearOf,
} from '@backoffice/contracts';
import type { Call } from '@backoffice/contracts/calls';

import type { Executor } from '../../db/database';
import { hashPassword } from '../../modules/authentication/passwords/passwords';
import { createCompany } from '../../modules/company/company.service';
import { type ApiCaller, apiCaller, type Sent } from '../api-caller';
import type { TestServer } from '../test-server';

type AddCall = Call & { answer: (typeof panelCalls.addBrand)['answer'] };

export const PASSWORD = 'correct horse';
let passwordHash: Promise<string> | undefined;
let companies = 0;

export interface Staff {
  companyId: number;
  userId: number;
  email: string;
  token: string;
}

interface StaffOptions {
  companyId?: number;
  timezone?: string;
  rights?: Rights;
  /** Works there; with `limited` there only. */
  location?: number;
  limited?: boolean;
}

const ZONE = 'Europe/Belgrade';

/** The year that it is in a shop, wherever the tests run. */
export const thisYear = () => yearOf(dayIn(ZONE));

const LONG_AGO = '2020-01-01T00:00:00.000Z';

const addCompany = (db: Executor, timezone: string) =>
  createCompany(db, {
    name: `Shop ${companies}`,
    registrationNumber: `R-${companies}`,
    admin: 'Somebody',
    email: 'shop@example.com',
    phone: null,
    address: null,
    timezone,
    at: LONG_AGO,
  });

/** A person of a company (a new one unless given) who is signed in; an owner unless told. */
export async function signedIn(
  { database: { db }, url }: TestServer,
  { companyId, timezone = ZONE, rights = 'owner', ...work }: StaffOptions = {},
): Promise<Staff> {
  companies += 1;
  const email = `Person${companies}@Shop.example`;
  const company = companyId ?? (await addCompany(db, timezone));
  const { id } = await db
    .insertInto('users')
    .values({
      company_id: company,
      username: `Person ${companies}`,
      surname: 'Gashi',
      email,
      email_key: email.toLowerCase(),
      role: 'seller',
      country: 'Kosovo',
      city: 'Pejë',
      salary: '600.00',
      password_hash: await (passwordHash ??= hashPassword(PASSWORD)),
      created_at: LONG_AGO,
      rights,
      location_id: work.location ?? null,
      limited: work.limited ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const body = { email, password: PASSWORD };
  const { data: token } = await apiCaller(url).ok(authenticationCalls.login, { body });
  return { companyId: company, userId: id, email, token };
}

/** Calls as this person. */
export function callerAs({ token }: { token: string }, url: string): ApiCaller {
  const plain = apiCaller(url);
  const withToken = <T extends Sent | undefined>(sent: T) => ({ token, ...sent });
  return {
    ok: (call, sent) => plain.ok(call, withToken(sent)),
    refused: (status, call, sent) => plain.refused(status, call, withToken(sent)),
    file: (call, sent) => plain.file(call, withToken(sent)),
    any: (call, sent) => plain.any(call, withToken(sent)),
  };
}

const NIKE = { brandName: 'Nike', produced: 'Vietnam', type: 'shoes' };
const EASTPAK = { brandName: 'Eastpak', produced: 'China', type: 'accessories' };
const BLACK = {
  colorName: 'Black',
  albanianName: 'E zezë',
  englishName: 'Black',
  turkishName: 'Siyah',
};

/** The ids of what a shop needs before goods arrive. */
async function addReferenceData(api: ApiCaller) {
  const { addLocation, addBrand, addColor, addType, addNumber } = panelCalls;
  const add = async (call: AddCall, body: object) => (await api.ok(call, { body })).data;
  return {
    locations: [
      await add(addLocation, { name: 'Prishtinë' }),
      await add(addLocation, { name: 'Prizren' }),
    ],
    brand: await add(addBrand, NIKE),
    bags: await add(addBrand, EASTPAK),
    color: await add(addColor, BLACK),
    type: await add(addType, { specificType: 'Sneakers', type: 'shoes' }),
    sizes: [
      await add(addNumber, { number: '42', type: 'shoes' }),
      await add(addNumber, { number: '43', type: 'shoes' }),
    ],
  };
}

/** A shop with reference data and somebody at the counter, all made through the API. */
export async function openShop(server: TestServer, options: { timezone?: string } = {}) {
  const staff = await signedIn(server, options);
  const api = callerAs(staff, server.url);
  const reference = await addReferenceData(api);
  const { brand, color, type, sizes } = reference;
  const shoes = (quantity: number, more: object = {}) => ({
    productType: 'shoes',
    code: 'NK-1',
    ...{ brand, color, type },
    importPrice: 20,
    stockPrice: '49.90',
    sizes: [{ size: sizes[0], quantity }],
    ...more,
  });
  return {
    ...staff,
    ...reference,
    api,
    shoes,
    /** Receives shoes; answers their ids. */
    receive: async (quantity: number, more?: object) => {
      const { data } = await api.ok(deliveryCalls.receive, { body: shoes(quantity, more) });
      return data.items.map(({ id }) => id);
    },
    /** One entry of a basket. */
    line: (id: number, more: object = {}) => ({
      id,
      regular_price: '49.90',
      price: 45,
      paymentType: 'cash',
      sale_type: 'store',
      ...more,
    }),
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
