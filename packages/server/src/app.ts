import crypto from 'node:crypto';

import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';

import type { Config } from './config';
import { type DiskRoom, inMegabytes, watchRoom } from './db/embedded/disk-room';
import { type AppError, refuse } from './errors';
import { type Api, createApi } from './http/api';
import type { Dependencies, Meters } from './http/context';
import { answerError, failureOf } from './http/error-handler';
import { loggedUrl, logOptions } from './http/log';
import { hangUpWhenClosing } from './http/plugins/hang-up';
import { hostCheck } from './http/plugins/hosts';
import { addProbes } from './http/plugins/probes';
import { addSecurityHeaders, securityHeaders } from './http/plugins/security-headers';
import { goLive } from './live/live';
import { liveRoutes } from './live/live.routes';
import { mailer } from './mail/mailer';
import type { DatabaseSeen } from './metrics/database-metrics';
import { addMetrics } from './metrics/metrics';
import { approvalRoutes } from './modules/approvals/approvals.routes';
import { auditRoutes } from './modules/audit/audit.routes';
import { authenticationRoutes } from './modules/authentication/authentication.routes';
import { factorRoutes } from './modules/authentication/factor/factor.routes';
import { pinRoutes } from './modules/authentication/pin/pin.routes';
import { callerFinder, newToken } from './modules/authentication/sessions';
import { clientErrorRoutes } from './modules/client-errors/client-errors.routes';
import { closingRoutes } from './modules/closings/closings.routes';
import { companyRoutes } from './modules/company/company.routes';
import { countRoutes } from './modules/counts/counts.routes';
import { deliveryRoutes } from './modules/deliveries/deliveries.routes';
import { exportRoutes } from './modules/exports/exports.routes';
import { figureRoutes } from './modules/figures/figures.routes';
import { heldBasketRoutes } from './modules/held-baskets/held-baskets.routes';
import { historyRoutes } from './modules/history/history.routes';
import { bookingRoutes } from './modules/imports/booking/booking.routes';
import { importRunner, type Runner } from './modules/imports/booking/running/runner';
import { largeUndo } from './modules/imports/booking/undoing/large-undo';
import { importRoutes, uploadRoutes } from './modules/imports/imports.routes';
import { ledgerRoutes } from './modules/ledger/ledger.routes';
import { offlineSaleRoutes } from './modules/offline-sales/offline-sales.routes';
import { settlingRoutes } from './modules/offline-sales/settling/settling.routes';
import { ownAreasRoutes } from './modules/own-areas/own-areas.routes';
import { peopleRoutes } from './modules/people/people.routes';
import { priceRoutes } from './modules/prices/prices.routes';
import { productRoutes } from './modules/products/products.routes';
import { referenceRoutes } from './modules/reference/reference.routes';
import { releaseRoutes } from './modules/releases/releases.routes';
import { returnRoutes } from './modules/returns/returns.routes';
import { saleRoutes } from './modules/sales/sales.routes';
import { sharedTillRoutes } from './modules/shared-tills/shared-tills.routes';
import { shipmentRoutes } from './modules/shipments/shipments.routes';
import { sizeRunRoutes } from './modules/size-runs/size-runs.routes';
import { soldSaleRoutes } from './modules/sold-sales/sold-sales.routes';
import { stockRoutes } from './modules/stock/stock.routes';
import { supplierCodeRoutes } from './modules/supplier-codes/supplier-codes.routes';
import { tillRoutes } from './modules/till/till.routes';
import { transactionRoutes } from './modules/transactions/transactions.routes';
import { openApiRoutes } from './openapi/openapi.routes';
import { type Releases, releasesOf } from './releases/registry';
import { secretsOf } from './secrets/key-file';
import { addStaticRoutes, homeOfUnreadable } from './static/static-routes';

/** Dependencies that tests replace: the database and the clock. */
export interface AppDependencies extends DatabaseSeen {
  now: () => Date;
  /** Standard error unless given. */
  logTo?: NodeJS.WritableStream | undefined;
}

function loggerOf({ logLevel }: Config, logTo: NodeJS.WritableStream = process.stderr) {
  if (logLevel === 'silent') return false;
  // Standard output is for the one line that says where the server listens.
  return { ...logOptions(logLevel), stream: logTo };
}

function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, body as string, done);
  });
}

/** Watches the disk of an embedded database; logs when it fills up and when it has room again. */
function roomOf(config: Config, log: FastifyBaseLogger): DiskRoom {
  return watchRoom(config, (isFull, bytes) => {
    const numbers = { free: inMegabytes(bytes), least: inMegabytes(config.leastFree) };
    if (isFull) log.error(numbers, 'no room on the disk: nothing is written until there is');
    else log.warn(numbers, 'there is room on the disk again');
  });
}

/** The answer to bytes that cannot be parsed as HTTP; it is written to the socket itself. */
const MALFORMED = JSON.stringify(failureOf(refuse('request_unreadable'), ''));
const malformedAnswer = (config: Config) =>
  [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(MALFORMED)}`,
    ...Object.entries(securityHeaders(config)).map((header) => header.join(': ')),
    'Connection: close',
    '',
    MALFORMED,
  ].join('\r\n');

function fastifyOf(
  config: Config,
  logTo: AppDependencies['logTo'],
  checkHost: ReturnType<typeof hostCheck>,
) {
  const malformed = malformedAnswer(config);
  return Fastify({
    logger: loggerOf(config, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.bodyLimit,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 500 },
    // Node itself would refuse a request without a Host header, and without our headers.
    http: { requireHostHeader: false },
    // Fastify runs no hooks for errors of its router, so the host is checked here.
    frameworkErrors(error, request, reply) {
      try {
        checkHost(request);
      } catch (refusal) {
        return void answerError(refusal as AppError, request, reply);
      }
      const home = homeOfUnreadable(error, request);
      void (home ? reply.redirect(home) : answerError(error, request, reply));
    },
    clientErrorHandler(error, socket) {
      if (error.code !== 'ECONNRESET' && socket.writable) socket.end(malformed);
    },
  });
}

function labelAndLogAnswers(app: FastifyInstance, now: () => Date): void {
  // Hooks that call back cost a small call less than those that answer a promise.
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    // The browser learns from it by how much its own clock is off.
    reply.header('date', now().toUTCString());
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, caller } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info(
      { method, url: loggedUrl(url), status: reply.statusCode, ms, user: caller?.userId },
      'answered',
    );
    done();
  });
}

/** The runner that books imports while the server runs, and ends with it. */
function bookImports(
  app: FastifyInstance,
  { databaseUrl }: Config,
  needs: Pick<Required<AppDependencies>, 'db' | 'now'> & Pick<Dependencies, 'room' | 'tell'>,
): Runner {
  const runner = importRunner({ ...needs, log: app.log, alone: !databaseUrl });
  app.decorate('importRunner', runner);
  app.addHook('onReady', async () => runner.start());
  app.addHook('onClose', () => runner.stop());
  return runner;
}

/** Everything below `/api/v1`. */
function addCalls(
  app: FastifyInstance,
  config: Config,
  given: Pick<Required<AppDependencies>, 'db' | 'now'> & { releases: Releases; meters: Meters },
): void {
  const { db, now, releases, meters } = given;
  const room = roomOf(config, app.log);
  room.hasRoom();
  const findCaller = callerFinder(db, config, { clock: now, room });
  const { hub, tell } = goLive(app, config, { db, findCaller, releases });
  const secrets = secretsOf(config.secretKeyFile);
  const dependencies = {
    ...{ db, now, newToken, findCaller, room, tell, secrets, meters },
    mail: mailer(config),
  };
  const api = createApi(app, dependencies);
  liveRoutes(api, hub);
  uploadRoutes(app, dependencies);
  const runner = bookImports(app, config, { db, now, room, tell });
  bookingRoutes(api, runner);
  historyRoutes(api, largeUndo(runner));
  openApiRoutes(app, config);
  addAreas(api, config, dependencies, releases);
  ownAreasRoutes(api, releases);
  releaseRoutes(api, releases);
  clientErrorRoutes(api, { db, releases, releasesDir: config.releasesDir, log: app.log });
}

function addAreas(api: Api, config: Config, dependencies: Dependencies, releases: Releases): void {
  const { secrets } = dependencies;
  authenticationRoutes(api, releases);
  factorRoutes(api, secrets);
  pinRoutes(api, secrets);
  sharedTillRoutes(api);
  companyRoutes(api);
  approvalRoutes(api, secrets);
  peopleRoutes(api, config);
  auditRoutes(api);
  referenceRoutes(api);
  supplierCodeRoutes(api);
  sizeRunRoutes(api);
  productRoutes(api);
  priceRoutes(api);
  deliveryRoutes(api);
  stockRoutes(api);
  shipmentRoutes(api);
  countRoutes(api);
  importRoutes(api);
  saleRoutes(api);
  heldBasketRoutes(api);
  offlineSaleRoutes(api, dependencies);
  settlingRoutes(api);
  soldSaleRoutes(api);
  returnRoutes(api);
  tillRoutes(api);
  closingRoutes(api);
  transactionRoutes(api);
  ledgerRoutes(api);
  exportRoutes(api);
  figureRoutes(api);
}

/** The whole server, which does not listen yet. */
export async function buildApp(config: Config, deps: AppDependencies): Promise<FastifyInstance> {
  const { db, now, logTo } = deps;
  const checkHost = hostCheck(config);
  const app = fastifyOf(config, logTo, checkHost);
  app.decorateRequest('caller', null);
  hangUpWhenClosing(app);
  app.setErrorHandler(answerError);
  acceptEmptyJson(app);
  addSecurityHeaders(app, config);
  app.addHook('onRequest', async (request) => checkHost(request));
  labelAndLogAnswers(app, now);
  const releases = releasesOf(config.releasesDir, ({ alarm, reason }) =>
    app.log.error({ reason }, alarm),
  );
  const meters = addMetrics(app, config, { database: deps, releases, now });
  addCalls(app, config, { db, now, releases, meters });
  addProbes(app, { db, releases, backups: config.backups, now });
  await addStaticRoutes(app, config, releases);
  // Read before the first visit, so that the log says at the start what cannot be served.
  app.addHook('onReady', async () => void (await releases()));
  return app;
}
