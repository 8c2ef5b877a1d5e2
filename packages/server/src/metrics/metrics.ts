import { setTimeout as pauseFor } from 'node:timers/promises';

import { API_PREFIX, PATHS } from '@backoffice/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry, Gauge } from 'prom-client';

import type { Config } from '../config';
import type { Meters } from '../http/context';
import { operatorsOnly } from '../http/plugins/operators-only';
import { readFailing } from '../modules/area-counts/area-counts.service';
import type { ReleaseCount } from '../modules/area-counts/failing';
import type { Releases } from '../releases/registry';
import { addBackupMetrics } from './backup-metrics';
import { addDatabaseMetrics, type DatabaseSeen } from './database-metrics';
import { addShopMetrics } from './shop-metrics';

/** Requests by route and status, with their duration in seconds. */
function addRequestMetrics(app: FastifyInstance, register: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests',
    labelNames: ['method', 'route', 'status'] as const,
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
}

/** Adds `/metrics` for Prometheus; answers the meters that calls raise themselves. */
export function addMetrics(
  app: FastifyInstance,
  config: Config,
  { database, releases, now }: { database: DatabaseSeen; releases: Releases; now: () => Date },
): Meters {
  const register = new Registry();
  collectDefaultMetrics({ register });
  addRequestMetrics(app, register);
  addDatabaseMetrics(register, database);
  addReleaseMetrics(register, releases);
  addFailingMetric(register, () => readFailing(database.db, releases, now()));
  if (config.backups) addBackupMetrics(register, config.backups, now);
  app.get('/metrics', { onRequest: operatorsOnly(config) }, async (_request, reply) => {
    reply.type(register.contentType);
    return register.metrics();
  });
  return addShopMetrics(register, releases);
}

/** Names the served releases, so that a graph shows what changed when errors began. */
function addReleaseMetrics(register: Registry, releases: Releases): void {
  new Gauge({
    name: 'release_served',
    help: '1 for the release of each area that is served, and of the host',
    labelNames: ['area', 'release'] as const,
    registers: [register],
    async collect() {
      const { registry } = await releases();
      this.reset();
      if (registry.host) this.set({ area: 'host', release: registry.host.release }, 1);
      for (const { area, release } of registry.areas) this.set({ area: area.name, release }, 1);
    },
  });
}

/** Milliseconds for which a scrape waits for the database. */
const PATIENCE = 500;

/** Names the releases that fail, as far as browsers of signed-in sessions told of it. */
function addFailingMetric(register: Registry, read: () => Promise<ReleaseCount[]>): void {
  new Gauge({
    name: 'release_failing',
    help: '1 for a release that fails in several browsers, and more often than the served one',
    labelNames: ['area', 'release'] as const,
    registers: [register],
    async collect() {
      const reading = read().then(
        (found) => {
          this.reset();
          for (const { area, release } of found) this.set({ area, release }, 1);
        },
        // Without the database nothing is known; its own metric says so.
        () => this.reset(),
      );
      // A scrape must not wait for a busy database: that is when somebody looks.
      await Promise.race([reading, pauseFor(PATIENCE, undefined, { ref: false })]);
    },
  });
}
