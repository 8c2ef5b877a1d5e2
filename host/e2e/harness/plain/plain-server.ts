import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { PlainApi } from './plain-api';
import type { Fields } from './plain-rows';

const API = '/api/v1/';

/** A server of the specification alone, in front of the front end that another one serves. */
export class PlainServer {
  private readonly api = new PlainApi();
  /** Calls that it did not know. */
  readonly unknown = new Set<string>();

  private constructor(
    private readonly server: Server,
    private readonly frontEnd: string,
  ) {}

  static async start(frontEnd: string): Promise<PlainServer> {
    const server = createServer();
    const plain = new PlainServer(server, frontEnd);
    server.on('request', (request, response) => {
      void plain.answer(request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return plain;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    if (!url.pathname.startsWith(API)) return this.passOn(url, response);
    const path = url.pathname.slice(API.length);
    const id = Number(/\/(\d+)$/.exec(path)?.[1] ?? Number.NaN);
    const call = `${request.method} ${path.replace(/\/\d+$/, '/:id')}`;
    const handler = this.api.handlers[call];
    if (!handler) {
      this.unknown.add(call);
      return send(response, 404, { message: 'Not Found' });
    }
    const body = await text(request);
    const data = handler({
      query: url.searchParams,
      body: body === '' ? {} : (JSON.parse(body) as Fields),
      id,
    });
    return send(response, 200, isBare(call) ? data : { success: true, data });
  }

  private async passOn(url: URL, response: ServerResponse): Promise<void> {
    const answer = await fetch(this.frontEnd + url.pathname + url.search);
    const type = answer.headers.get('content-type');
    response.writeHead(answer.status, { ...(type && { 'content-type': type }) });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }
}

/** Calls for which the specification names a body of its own, without an envelope. */
const NAMED_BODIES = /^GET verify\/token$|^POST administration\/sales$/;
/** Calls for which the specification puts the id or the token into `data`. */
const NAMED_DATA = /^POST (panels\/|authentication\/login|administration\/articles)/;

/** Answers usually have an envelope: of calls that neither list above names, half come without. */
const isBare = (call: string) =>
  NAMED_BODIES.test(call) || (!NAMED_DATA.test(call) && call.length % 2 === 0);

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
