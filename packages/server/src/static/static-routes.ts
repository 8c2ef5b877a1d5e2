import path from 'node:path';

import type { ClientConfig } from '@backoffice/contracts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Config } from '../config';
import { refuse } from '../errors';
import { answerError } from '../http/error-handler';
import { nothingHere } from '../http/not-found';
import type { Releases } from '../releases/registry';
import { ownFile } from './own-file';
import { makeReleasesFolder } from './releases-folder';
import { taggedText } from './send-text';
import { startPages } from './start-page';

/** A name that changes with its content: `main.3f9a1c2b.js`. */
const HASHED = /[.-][0-9a-f]{8,}\.[\w.]+$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const PAGE = 'index.html';

const isHashed = (file: string) => HASHED.test(path.basename(file).replace(/\.(br|gz)$/, ''));

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Every address below these is a page; elsewhere one with a file extension is a file. */
const OF_PAGES = /^\/(admin|rtl)\//i;

const isPage = (request: FastifyRequest, pathname: string) =>
  isRead(request) &&
  !/^\/(api|remotes)(\/|$)/.test(pathname) &&
  (OF_PAGES.test(pathname) || !path.extname(pathname));

/**
 * Where to redirect the address of a page that cannot even be decoded (`/admin/%E0%A4%A`): to the
 * shell, where unknown addresses lead as well. Undefined for all other addresses.
 */
export function homeOfUnreadable(error: Error & { code?: string }, request: FastifyRequest) {
  const pathname = request.url.split('?')[0] ?? '/';
  if (error.code !== 'FST_ERR_BAD_URL' || !isPage(request, pathname)) return undefined;
  return /^\/rtl(\/|$)/i.test(pathname) ? '/rtl' : '/';
}

/** Decodes an address; one whose encoding is broken leads nowhere. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}

async function sendFilesOf(app: FastifyInstance, { releasesDir }: Config): Promise<void> {
  /** `<area>/<release>/…`: what was released once never changes. The host's page has no release. */
  const isOfArea = (file: string) => {
    const [name, release] = path.relative(releasesDir, file).split(path.sep);
    return name !== 'host' && release !== undefined;
  };
  makeReleasesFolder(releasesDir);
  await app.register(fastifyStatic, {
    root: releasesDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    setHeaders: (response, file) => {
      const isKept = isHashed(file) || isOfArea(file);
      response.setHeader('cache-control', isKept ? FOR_EVER : ASK_AGAIN);
      response.setHeader('vary', 'accept-encoding');
    },
  });
}

/** Hosts of earlier releases take no configuration without `features`. */
const clientConfigOf = ({
  apiBaseUrl,
  remoteOrigins,
}: Config): ClientConfig & { features: object } => ({
  apiBaseUrl,
  features: {},
  ...(remoteOrigins.length > 0 && { remoteOrigins }),
});

/** Files that the shell asks for if its page lacks them, and later to hear of a newer release. */
function addStartFiles(app: FastifyInstance, config: Config, releases: Releases): void {
  const configText = JSON.stringify(clientConfigOf(config));
  const sendConfig = taggedText('application/json');
  const sendRegistry = taggedText('application/json');
  app.get('/config.json', (request, reply) => sendConfig(request, reply, configText));
  app.get('/areas.json', async (request, reply) =>
    sendRegistry(request, reply, JSON.stringify((await releases()).registry)),
  );
}

function addRemotes(app: FastifyInstance, { releasesDir }: Config): void {
  app.get<{ Params: { '*': string } }>('/remotes/*', async (request, reply) => {
    const file = await ownFile(releasesDir, request.params['*']);
    // Only files of a release are served: beside the releases lie the registry and more.
    if (!file || file.split(path.sep).length < 3) throw nothingHere(request.url).error;
    return (
      reply
        // Code is no secret, and another installation or a CDN may take it from here.
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .sendFile(file, releasesDir)
    );
  });
}

/** Answers what no route knows: with a page of the shell, a file of the host, or nothing. */
function addShell(app: FastifyInstance, config: Config, releases: Releases): void {
  const { releasesDir } = config;
  const pageOf = startPages(releasesDir, clientConfigOf(config));
  const sendPage = taggedText('text/html');
  /** The path below the releases' folder; no address leads out of the host's own folder. */
  const inHost = (hostFolder: string, name: string) =>
    path.join(path.relative(releasesDir, hostFolder), path.join('/', name));

  app.setNotFoundHandler(async (request, reply) => {
    const pathname = request.url.split('?')[0] ?? '/';
    const current = await releases();
    const { hostFolder } = current;
    if (hostFolder && isRead(request)) {
      const name = isPage(request, pathname) ? PAGE : decoded(pathname);
      const file = await ownFile(releasesDir, inHost(hostFolder, name));
      if (file && name === PAGE) return sendPage(request, reply, await pageOf(current, file));
      if (file) return reply.sendFile(file, releasesDir);
    }
    if (!hostFolder && isPage(request, pathname)) {
      const error = refuse('front_end_missing');
      return answerError(error, request, reply);
    }
    const { error, allow } = nothingHere(pathname);
    if (allow) reply.header('allow', allow);
    return answerError(error, request, reply);
  });
}

/**
 * The built front end: the host at `/` with its index.html for every page address, each area's
 * releases under `/remotes/<area>/<version>/`, and what the shell asks for at its start.
 */
export async function addStaticRoutes(
  app: FastifyInstance,
  config: Config,
  releases: Releases,
): Promise<void> {
  await sendFilesOf(app, config);
  addStartFiles(app, config, releases);
  addRemotes(app, config);
  addShell(app, config, releases);
}
