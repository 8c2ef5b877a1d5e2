import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface Running {
  url: string;
  stop: () => void;
}

/** A web server of this machine. */
async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Running> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => void server.close() };
}

/** How an origin of releases serves them. */
export interface Manner {
  /** The bytes that it sends for a file; undefined makes it answer 404. */
  change?: (path: string, bytes: Buffer) => Buffer | undefined;
  headers?: (path: string, origin: string | undefined) => Record<string, string>;
}

const TYPES: Record<string, string> = { js: 'text/javascript', json: 'application/json' };

/** Another origin with the files of a folder; `manner` may be changed while it runs. */
export async function originOf(folder: string): Promise<Running & { manner: Manner }> {
  const manner: Manner = {};
  const server = await listen((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    void readFile(join(folder, path))
      .catch(() => undefined)
      .then((found) => {
        const bytes = found && (manner.change ?? ((_, as) => as))(path, found);
        response.setHeader('content-type', TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain');
        const headers = manner.headers?.(path, request.headers.origin) ?? {
          'access-control-allow-origin': '*',
        };
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.writeHead(bytes ? 200 : 404).end(bytes);
      });
  });
  return { ...server, manner };
}

/** A server of the back office that lets code come from some origins. */
export const serverOf = (settings: {
  remoteOrigins?: string[];
  policy?: string;
}): Promise<Running> =>
  listen((request, response) => {
    const { remoteOrigins, policy } = settings;
    if (policy) response.setHeader('content-security-policy', policy);
    const config = { apiBaseUrl: '/api/v1', ...(remoteOrigins && { remoteOrigins }) };
    response.end(request.url === '/config.json' ? JSON.stringify(config) : '<!doctype html>');
  });
