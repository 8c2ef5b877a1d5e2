import { PATHS } from '@backoffice/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { backupHealth, type BackupHealth } from '../../backup/kept/health';
import type { BackupSettings, Config } from '../../config';
import type { Executor } from '../../db/database';
import { isMigrated } from '../../db/migrate';
import type { Releases } from '../../static/registry';
import { API_PREFIX } from '../api';
import { toAppError } from '../error-handler';
import { operatorsOnly } from './operators-only';

/**
 * `/healthz`: the process runs. `/readyz`: the database answers, its schema is up to date, and the
 * front end can be served; `alarms` names what of it cannot, and backups that are missing.
 */
export function addProbes(
  app: FastifyInstance,
  { db, releases, backups }: { db: Executor; releases: Releases; backups: BackupSettings | null },
): void {
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
      ...(backups ? backupHealth(backups, new Date()).alarms : []),
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

/** How old backups are is for the watcher to say: the moments stand here. */
function addBackupMetrics(register: Registry, settings: BackupSettings): void {
  const gauge = (name: string, help: string, read: (health: BackupHealth) => number | null) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read(backupHealth(settings, new Date())) ?? 0);
      },
    });
  const seconds = (milliseconds: number | null) => milliseconds && milliseconds / 1_000;
  gauge('backup_last_success_timestamp_seconds', 'When the newest backup was begun', (health) =>
    seconds(health.newest),
  );
  gauge(
    'backup_last_check_timestamp_seconds',
    'When a backup was last restored for a try and was whole',
    (health) => seconds(health.checked),
  );
  gauge('backup_failed', '1 where the last run failed', ({ hasFailed }) => Number(hasFailed));
}

/** `/metrics` for Prometheus: requests by route and status with their duration in seconds. */
export function addMetrics(app: FastifyInstance, config: Config): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const labelNames = ['method', 'route', 'status'] as const;
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests',
    labelNames,
    registers: [register],
  });
  const aborted = new Counter({
    name: 'http_requests_aborted_total',
    help: 'Requests whose client went away before the answer',
    labelNames: ['method'] as const,
    registers: [register],
  });

  if (config.backups) addBackupMetrics(register, config.backups);

  // How long a stream was open says nothing of how fast the server answers.
  const isStream = ({ routeOptions }: FastifyRequest) =>
    routeOptions.url === API_PREFIX + PATHS.events;

  app.addHook('onResponse', async (request, reply) => {
    if (isStream(request)) return;
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    seconds.observe(labels, reply.elapsedTime / 1_000);
  });
  app.addHook('onRequestAbort', async (request) => {
    if (!isStream(request)) aborted.inc({ method: request.method });
  });
  app.get('/metrics', { onRequest: operatorsOnly(config) }, async (_request, reply) => {
    reply.type(register.contentType);
    return register.metrics();
  });
}
