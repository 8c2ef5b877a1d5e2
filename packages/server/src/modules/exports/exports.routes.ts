import { exportCalls as calls } from '@backoffice/contracts';

import { authorize } from '../../authorize';
import type { Api } from '../../http/api';
import { exportCompany } from './company/company.service';
import { exportList } from './exports.service';

export function exportRoutes(api: Api): void {
  api.file(calls.list, ({ db, context, room, params: { list }, query }) => {
    const { format, language, ...filter } = query;
    return exportList({ db, context, room }, { list, format, language, filter });
  });
  api.file(calls.company, async ({ db, context, room, query: { language } }) => {
    authorize(context.caller, 'costs.view');
    return exportCompany({ db, context, room }, language);
  });
}
