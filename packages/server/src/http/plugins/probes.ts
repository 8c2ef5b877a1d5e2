import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { backupHealth } from '../../backup/kept/health';
import type { BackupSettings } from '../../config';
import type { Executor } from '../../db/database';
import { isMigrated } from '../../db/migrate';
import type { Releases } from '../../releases/registry';
import { toAppError } from '../error-handler';

interface ProbeNeeds {
  db: Executor;
  releases: Releases;
  backups: BackupSettings | null;
  now: () => Date;
}

/**
 * `/healthz`: the process runs. `/readyz`: the database answers, its schema is up to date, and the
 * front end can be served; `alarms` names what cannot be served, and missing backups.
 */
export function addProbes(app: FastifyInstance, { db, releases, backups, now }: ProbeNeeds): void {
  let migrated = false;

  app.get('/healthz', async () => ({ success: true, data: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      migrated ||= await isMigrated(db);
    } catch (error) {
      throw toAppError(error);
    }
    const { hostFolder, problems } = await releases();
    const alarms = [
      ...problems.map(({ alarm }) => alarm),
      ...(backups ? backupHealth(backups, now()).alarms : []),
    ];
    const lacking = lackOf(migrated, hostFolder !== undefined || problems.length === 0);
    if (lacking) reply.code(503);
    return {
      success: !lacking,
      data: lacking ?? 'ready',
      ...(alarms.length > 0 && { alarms }),
    };
  });
}

function lackOf(migrated: boolean, hasFrontEnd: boolean): string | undefined {
  if (!migrated) return 'migrating';
  return hasFrontEnd ? undefined : 'without a front end';
}
