import { allowedActions, ApiError, clearToken, setToken } from '@backoffice/api-client';
import {
  authenticationCalls,
  type LoginInput,
  type PasswordInput,
  type ProfileInput,
  type Seen,
  type SignedIn,
  type User,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

import { badAnswer } from './bad-answer';
import type { Write } from './call';
import {
  idOrNull,
  recordOf,
  recordOrEmpty,
  textOf,
  textOrNull,
  versionOf,
  type Raw,
} from './normalise';
import * as ROOTS from './query-roots';
import { send } from './send';

/** A person; the id is null on plain servers, which know none. */
export type CurrentUser = Omit<User, 'id'> & {
  id: number | null;
  /** The person may change things of their own shop only. */
  limited: boolean;
  /** All is closed until the person sets up the second factor that the company asks for. */
  factorDue: boolean;
  /** This session sees other releases than the served ones. */
  hasOwnAreas: boolean;
  /** The person signed in by PIN at a shared till, where they can't change how they sign in. */
  isByPin: boolean;
  /**
   * What the person may do, as text: a newer server may know more actions. Where a server says
   * nothing, everybody may do what the specification knows.
   */
  actions: readonly string[];
};

/**
 * Who is signed in. `hasAdditions`: the server tells more than the specification asks for, so it
 * is likely one of ours.
 */
export interface CurrentSession extends Omit<SignedIn, 'user'> {
  user: CurrentUser;
  hasAdditions: boolean;
}

/** Added calls that a screen cannot try before it offers them. */
export type SessionAddition = 'editProfile' | 'changePassword';

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const userOf = (raw: Raw): CurrentUser => ({
  id: idOrNull(raw.id),
  username: textOf(raw.username),
  surname: textOf(raw.surname),
  email: textOf(raw.email),
  phone: textOrNull(raw.phone),
  role: textOf(raw.role),
  created_at: textOf(raw.created_at),
  location: idOrNull(raw.location),
  ...versionOf(raw),
  limited: raw.limited === true,
  factorDue: raw.factor_due === true,
  hasOwnAreas: raw.own_areas === true,
  isByPin: idOrNull(recordOrEmpty(raw.shared_till).id) !== null,
  actions: allowedActions(raw.actions),
});

/** One's own row as somebody else saved it: the data of `edited_since`. */
export const savedProfile = (data: unknown) => userOf(recordOf(data));

function sessionOf(value: unknown): CurrentSession {
  const { user, company } = recordOf(value);
  const rawCompany = recordOrEmpty(company);
  return {
    user: userOf(recordOf(user)),
    company: {
      id: idOrNull(rawCompany.id) ?? 0,
      name: textOf(rawCompany.name),
      timezone: textOrNull(rawCompany.timezone) ?? browserZone(),
    },
    hasAdditions: rawCompany.timezone !== undefined,
  };
}

const currentSession = () =>
  queryOptions({
    // `pin` stands for the shape: an area of an older release caches a session with fewer fields.
    queryKey: [ROOTS.session, 'detail', 'pin'],
    queryFn: async ({ signal }) =>
      sessionOf((await send(authenticationCalls.user, { signal })).data),
  });

const additionKey = (addition: SessionAddition) => [ROOTS.support, 'detail', addition];

export const sessionQueries = {
  /** The signed-in user and the company; its time zone is the browser's where the server says none. */
  current: currentSession,

  /**
   * Whether to offer an added call: false on a plain server, once the call was unknown, and for
   * people who signed in by PIN.
   */
  supports: (addition: SessionAddition) =>
    queryOptions({
      queryKey: additionKey(addition),
      queryFn: async ({ client }) => {
        const { hasAdditions, user } = await client.ensureQueryData(currentSession());
        return hasAdditions && !user.isByPin;
      },
      // What was learned stays: nothing invalidates this root.
      staleTime: Infinity,
      gcTime: Infinity,
    }),
};

async function learnSupport<T>(client: QueryClient, addition: SessionAddition, call: Promise<T>) {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.isUnsupported) {
      client.setQueryData(additionKey(addition), false);
    }
    throw error;
  }
}

export const sessionMutations = {
  /** Changes one's own phone and shop (added). */
  editProfile: () =>
    mutationOptions({
      mutationFn: async (
        { input: body, idempotencyKey }: Write<ProfileInput & Seen>,
        { client },
      ) => {
        const call = send(authenticationCalls.editUser, { body, idempotencyKey });
        await learnSupport(client, 'editProfile', call);
      },
      meta: { invalidates: [ROOTS.session, ROOTS.company, ROOTS.employees] },
    }),

  /** Changes one's own password; every other session ends (added). A wrong one keeps this session. */
  changePassword: () =>
    mutationOptions({
      mutationFn: async ({ input: body, idempotencyKey }: Write<PasswordInput>, { client }) => {
        const sent = { body, idempotencyKey, keepsSession: true };
        const call = send(authenticationCalls.changePassword, sent);
        await learnSupport(client, 'changePassword', call);
      },
    }),
};

/** Milliseconds before the second and the third try of the check at start. */
const CHECK_DELAYS = [300, 900];
const CHECK_TIMEOUT = 8_000;

/**
 * Whether the server takes the stored token. Two quick retries; then it throws ApiError, which
 * signs out just like false. The caller clears the token.
 */
export async function verifyToken(delays: readonly number[] = CHECK_DELAYS): Promise<boolean> {
  for (const delay of [...delays, null]) {
    try {
      const { data } = await send(authenticationCalls.verifyToken, { timeout: CHECK_TIMEOUT });
      return recordOrEmpty(data).isValid === true;
    } catch (error) {
      const isWorthRetrying = error instanceof ApiError && (error.isNetwork || error.status >= 500);
      if (delay === null || !isWorthRetrying) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return false;
}

/**
 * Signs in and keeps the token, for this tab and the others. Throws ApiError (401, 429, network);
 * with `code_required` where a second factor is on and no code was given.
 */
export async function login(
  email: string,
  password: string,
  second: Pick<LoginInput, 'code' | 'remember'> = {},
): Promise<void> {
  const body: LoginInput = { email, password, ...second };
  const { data } = await send(authenticationCalls.login, { body, keepsSession: true });
  const token = textOf(data) || textOf(recordOrEmpty(data).token);
  if (token === '') throw badAnswer();
  setToken(token);
}

/** Signs out here at once, and on the server as far as it knows the call and can be reached. */
export async function logout(): Promise<void> {
  const revoked = send(authenticationCalls.logout, { keepsSession: true });
  clearToken();
  await revoked.catch(() => undefined);
}
