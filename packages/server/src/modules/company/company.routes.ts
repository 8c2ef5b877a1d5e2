import { companyCalls as calls } from '@backoffice/contracts';

import { may } from '../../authorize';
import { type Api, ok } from '../../http/api';
import { refuseChanges } from '../../http/refuse-changes';
import { readEmployees } from './company.repository';
import { editCompany, editSettings, shownCompany, shownSettings } from './company.service';

export function companyRoutes(api: Api): void {
  api.read(calls.company, async ({ db, context }) =>
    ok(await shownCompany(db, context.caller.companyId)),
  );

  api.write(calls.editCompany, async ({ db, context, body }) => {
    const stored = await shownCompany(db, context.caller.companyId);
    refuseChanges(stored, body, ['phone', 'address', 'version']);
    await editCompany(db, context, body);
    return ok(await shownCompany(db, context.caller.companyId));
  });

  api.read(calls.settings, async ({ db, context }) =>
    ok(await shownSettings(db, context.caller.companyId)),
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
