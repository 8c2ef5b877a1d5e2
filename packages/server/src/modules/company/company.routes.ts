import { companyCalls as calls } from '@backoffice/contracts';

import type { Executor } from '../../db/database';
import { type Api, ok } from '../../http/api';
import { whoIsSignedIn } from '../authentication/authentication.service';
import { readCompany, readEmployees, readStaff, updateCompany } from './company.repository';

async function companyWithStaff(db: Executor, companyId: number) {
  const company = await readCompany(db, companyId);
  return { ...company, users: await readStaff(db, companyId) };
}

export function companyRoutes(api: Api): void {
  api.read(calls.user, async ({ db, context }) => {
    const { user, company } = await whoIsSignedIn(db, context);
    return ok({ ...user, company: { id: company.id, name: company.name } });
  });

  api.read(calls.company, async ({ db, context }) =>
    ok(await companyWithStaff(db, context.caller.companyId)),
  );

  api.write(calls.editCompany, async ({ db, context, body }) => {
    const { companyId } = context.caller;
    await updateCompany(db, companyId, {
      phone: body.phone || null,
      address: body.address || null,
    });
    return ok(await companyWithStaff(db, companyId));
  });

  api.read(calls.employees, async ({ db, context }) =>
    ok(await readEmployees(db, context.caller.companyId)),
  );
}
