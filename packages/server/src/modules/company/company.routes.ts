import { companyCalls as calls } from '@backoffice/contracts';

import type { Executor } from '../../db/database';
import { type Api, ok } from '../../http/api';
import { may } from '../../http/authorize';
import { refuseChanges } from '../../http/refuse-changes';
import { readPerson } from '../authentication/user.repository';
import { readCompany, readEmployees, readStaff } from './company.repository';
import { editCompany, editSettings } from './company.service';
import { readSettings } from './settings.repository';

async function companyWithStaff(db: Executor, companyId: number) {
  const company = await readCompany(db, companyId);
  return { ...company, users: await readStaff(db, companyId) };
}

export function companyRoutes(api: Api): void {
  api.read(calls.user, async ({ db, context: { caller } }) => {
    const { user, company } = await readPerson(db, caller);
    return ok({ ...user, company: { id: caller.companyId, name: company.name } });
  });

  api.read(calls.company, async ({ db, context }) =>
    ok(await companyWithStaff(db, context.caller.companyId)),
  );

  api.write(calls.editCompany, async ({ db, context, body }) => {
    refuseChanges(await companyWithStaff(db, context.caller.companyId), body, ['phone', 'address']);
    await editCompany(db, context, body);
    return ok(await companyWithStaff(db, context.caller.companyId));
  });

  api.read(calls.settings, async ({ db, context }) =>
    ok(await readSettings(db, context.caller.companyId)),
  );
  api.write(calls.editSettings, async ({ db, context, body }) =>
    ok(await editSettings(db, context, body)),
  );

  api.read(calls.employees, async ({ db, context: { caller } }) => {
    const employees = await readEmployees(db, caller.companyId);
    if (may(caller, 'costs.view')) return ok(employees);
    return ok(employees.map((employee) => ({ ...employee, salary: null })));
  });
}
