import { ownAreasCalls as calls } from '@backoffice/contracts';

import { refuse } from '../../errors';
import { type Api, ok } from '../../http/api';
import type { Releases } from '../../releases/registry';
import { areasSeen, hashOfLink, ownOf, previewBehind, toldOf } from './own-areas';
import { notePreview } from './own-areas.repository';

/** Which releases a session sees. Nothing of it is said to others, and no cache may keep it. */
export function ownAreasRoutes(api: Api, releases: Releases): void {
  api.read(calls.mine, async ({ db, context }) => {
    const current = await releases();
    return ok(areasSeen(current, await ownOf(db, current, context)));
  });

  api.write(
    calls.preview,
    async ({ db, context: { caller, now }, body: { secret } }) => {
      const hash = hashOfLink(secret);
      const found = previewBehind(await releases(), hash, { companyId: caller.companyId, now });
      if (!found) throw refuse('preview_over');
      await notePreview(db, caller, hash);
      return ok(toldOf(found));
    },
    { secret: true },
  );

  api.write(calls.leave, async ({ db, context: { caller } }) => {
    await notePreview(db, caller, null);
    return ok(null);
  });
}
