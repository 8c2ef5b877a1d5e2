import { peopleCalls as calls, secondFactorCalls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import type { SessionLimits } from '../authentication/sessions';
import { acceptLink, whomFor } from './invitations.service';
import { mailLink } from './link-letter';
import { originOf } from './origin';
import { readPeople } from './people.repository';
import { editPerson, giveNewLink, invitePerson, shownPerson } from './people.service';
import { endSessions, listSessions } from './person-sessions';
import { resetFactor } from './reset-factor';

/** Calls about people: lists, links by which they choose a password, sessions. */
export function peopleRoutes(api: Api, limits: SessionLimits): void {
  linkRoutes(api);

  api.read(calls.list, async ({ db, context }) =>
    ok((await readPeople(db, context.caller.companyId, context.now)).map(shownPerson)),
  );

  api.write(calls.edit, async ({ db, context, params, body }) =>
    ok(await editPerson(db, context, params.id, body)),
  );

  api.read(calls.sessions, async ({ db, context, params }) =>
    ok(await listSessions(db, context, params.id, limits)),
  );

  api.write(calls.endSessions, async ({ db, context, params, query }) => {
    await endSessions(db, context, { userId: params.id, session: query.session });
    return ok(null);
  });

  api.write(secondFactorCalls.reset, async ({ db, context, params }) => {
    await resetFactor(db, context, params.id);
    return ok(null);
  });

  api.read(calls.ownSessions, async ({ db, context }) =>
    ok(await listSessions(db, context, context.caller.userId, limits)),
  );

  api.write(calls.endOwnSessions, async ({ db, context, query }) => {
    await endSessions(db, context, { userId: context.caller.userId, session: query.session });
    return ok(null);
  });
}

function linkRoutes(api: Api): void {
  api.write<typeof calls.invite, string>(
    calls.invite,
    async ({ db, context, body, prepared: origin }) => {
      const { id, path, until } = await invitePerson(db, context, body);
      return ok({ id, link: origin + path, until, mail: null });
    },
    {
      secret: true,
      prepare: async ({ request }) => originOf(request),
      finish: async ({ data }, { dependencies, request }) =>
        ok({ ...data, mail: await mailLink(dependencies, data.link, request.log) }),
    },
  );

  api.write<typeof calls.reset, string>(
    calls.reset,
    async ({ db, context, params, prepared: origin }) => {
      const { path, until } = await giveNewLink(db, context, params.id);
      return ok({ link: origin + path, until, mail: null });
    },
    {
      secret: true,
      prepare: async ({ request }) => originOf(request),
      finish: async ({ data }, { dependencies, request }) =>
        ok({ ...data, mail: await mailLink(dependencies, data.link, request.log) }),
    },
  );

  api.open(calls.invited, async ({ dependencies: { db, now }, params }) =>
    ok(await whomFor(db, params.secret, now())),
  );

  api.open(calls.accept, async ({ dependencies, params, body, request }) => {
    const chosen = { secret: params.secret, password: body.password };
    return ok({ email: await acceptLink(dependencies, chosen, request.log) });
  });
}
