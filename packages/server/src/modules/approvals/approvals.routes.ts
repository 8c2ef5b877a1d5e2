import { approvalCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import type { Secrets } from '../../secrets/key-file';
import { approve, listApprovers, prepareApproval } from './approvals.service';

export function approvalRoutes(api: Api, secrets: Secrets): void {
  api.read(calls.people, async ({ db, context, query }) =>
    ok(await listApprovers(db, context, query.action)),
  );
  api.write<typeof calls.approve, void>(
    calls.approve,
    async ({ db, context, body }) => ok(await approve(db, context, body)),
    {
      secret: true,
      prepare: ({ db, context, body, request }) =>
        prepareApproval(db, context, { ...body, log: request.log, secrets }),
    },
  );
}
