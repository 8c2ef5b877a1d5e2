import { authenticationCalls as calls, companyCalls } from '@backoffice/contracts';

import { nameKey } from '../../db/name-key';
import { type Api, ok } from '../../http/api';
import type { Releases } from '../../releases/registry';
import { ownOf, seesOthers } from '../own-areas/own-areas';
import { editProfile, signIn, whoIsSignedIn } from './authentication.service';
import { changePassword, type PasswordChange, prepareChange } from './passwords/password-change';
import { deleteSession } from './session.repository';
import { deviceName, leaveMark, readMark } from './throttle/device-mark';
import { logRefusedSignIn } from './throttle/sign-in-log';
import { readPerson } from './user.repository';

export function authenticationRoutes(api: Api, releases: Releases): void {
  api.open(calls.login, async ({ body, dependencies, request, reply }) => {
    const device = { markHash: readMark(request), device: deviceName(request) };
    const from = { address: request.ip, log: request.log, ...device };
    const { token, mark } = await signIn(dependencies, body, from).catch((error: unknown) => {
      const account = nameKey(body.email);
      const now = dependencies.now();
      logRefusedSignIn(request.log, error, { account, address: request.ip, now });
      throw error;
    });
    leaveMark(request, reply, mark);
    return ok(token);
  });

  api.open(calls.verifyToken, async ({ dependencies, request }) => {
    const caller = await dependencies.findCaller(request.headers.authorization);
    return { success: true as const, isValid: caller !== null };
  });

  api.write(calls.logout, async ({ db, context }) => {
    await deleteSession(db, context.caller.tokenHash);
    return ok(null);
  });

  profileRoutes(api, releases);

  api.write<typeof calls.changePassword, PasswordChange>(
    calls.changePassword,
    async ({ db, context, prepared }) => {
      await changePassword(db, context, prepared);
      return ok(null);
    },
    {
      secret: true,
      prepare: ({ db, context, body, request }) =>
        prepareChange(db, context, { ...body, markHash: readMark(request), log: request.log }),
    },
  );
}

/** Calls about one's own profile. */
function profileRoutes(api: Api, releases: Releases): void {
  api.read(calls.user, async ({ db, context }) => {
    const { user, company } = await whoIsSignedIn(db, context);
    const own_areas = seesOthers(await ownOf(db, await releases(), context));
    return ok({ user: { ...user, ...(own_areas && { own_areas }) }, company });
  });

  api.read(companyCalls.user, async ({ db, context: { caller } }) => {
    const { user, company } = await readPerson(db, caller);
    return ok({ ...user, company: { id: caller.companyId, name: company.name } });
  });

  api.write(calls.editUser, async ({ db, context, body }) =>
    ok(await editProfile(db, context, body)),
  );
}
