import { PATHS } from '@backoffice/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

import type { Config } from '../../config';
import type { Executor } from '../../db/database';
import { isMigrated } from '../../db/migrate';
import type { Releases } from '../../static/registry';
import { API_PREFIX } from '../api';
import { toAppError } from '../error-handler';
import { operatorsOnly } from './operators-only';

/**
 * `/healthz`: the process runs. `/readyz`: the database answers, its schema is up to date, and the
 * front end can be served; `alarms` names what of it cannot.
 */
export function addProbes(app: FastifyInstance, db: Executor, releases: Releases): void {
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
    const lacking = lackOf(migrated, hostFolder !== undefined || problems.length === 0);
    if (lacking) reply.code(503);
    return {
      success: !lacking,
      data: lacking ?? 'ready',
      ...(problems.length > 0 && { alarms: problems.map(({ alarm }) => alarm) }),
    };
  });
}

function lackOf(migrated: boolean, hasFrontEnd: boolean): string | undefined {
  if (!migrated) return 'migrating';
  return hasFrontEnd ? undefined : 'without a front end';
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
