import { authenticationCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import { changePassword, editProfile, signIn, whoIsSignedIn } from './authentication.service';
import { deleteSession } from './session.repository';

export function authenticationRoutes(api: Api): void {
  api.open(calls.login, async ({ body, dependencies, request }) =>
    ok(await signIn(dependencies, body, request.ip)),
  );

  api.open(calls.verifyToken, async ({ dependencies, request }) => {
    const caller = await dependencies.findCaller(request.headers.authorization);
    return { success: true as const, isValid: caller !== null };
  });

  api.write(calls.logout, async ({ db, context }) => {
    await deleteSession(db, context.caller.tokenHash);
    return ok(null);
  });

  api.read(calls.user, async ({ db, context }) => ok(await whoIsSignedIn(db, context)));

  api.write(calls.editUser, async ({ db, context, body }) =>
    ok(await editProfile(db, context, body)),
  );

  api.write(
    calls.changePassword,
    async ({ db, context, body }) => {
      await changePassword(db, context, body);
      return ok(null);
    },
    { secret: true },
  );
}
