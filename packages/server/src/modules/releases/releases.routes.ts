import { releaseCalls as calls } from '@backoffice/contracts';

import { type Api, ok } from '../../http/api';
import type { Releases } from '../../releases/registry';
import { shownReleases } from './releases.service';

export function releaseRoutes(api: Api, releases: Releases): void {
  api.read(calls.list, async ({ db, context }) => ok(await shownReleases(db, releases, context)));
}
