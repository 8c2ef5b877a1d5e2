import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

type State = 'there' | 'cut' | 'hanging' | 'refused' | 'lossy';

/** The line between a browser and a server: a proxy that passes everything on until it is broken. */
export class Line {
  private state: State = 'there';
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private target = '';
  /** Where the browser finds the server by this line. */
  url = '';

  /** Leads to the server at this address. */
  async start(target: string): Promise<this> {
    this.target = target;
    this.state = 'there';
    const server = createServer((asked, answer) => this.pass(asked, answer));
    server.on('connection', (socket) => {
      if (this.state === 'cut') socket.destroy();
      this.sockets.add(socket.on('close', () => this.sockets.delete(socket)));
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const address = server.address();
    if (!address || typeof address === 'string') throw new Error('It does not listen');
    this.url = `http://localhost:${address.port}`;
    return this;
  }

  /** Nothing comes through, and browsers learn it at once. */
  cut(): void {
    this.become('cut');
  }

  /** Connections are taken, and no answer ever comes. */
  hang(): void {
    this.become('hanging');
  }

  /** A proxy on the way says that the server is away. */
  refuse(): void {
    this.become('refused');
  }

  /** What is asked reaches the server, and its answers get lost. */
  lose(): void {
    this.become('lossy');
  }

  restore(): void {
    this.become('there');
  }

  stop(): void {
    this.become('cut');
    this.server?.close();
  }

  /** What is under way ends with the line that it came by. */
  private become(state: State): void {
    this.state = state;
    for (const socket of this.sockets) socket.destroy();
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    if (this.state === 'hanging') return;
    if (this.state === 'refused') {
      answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
      return;
    }
    const { hostname, port } = new URL(this.target);
    const { url: path, method, headers } = asked;
    const onward = request({ hostname, port, path, method, headers }, (got) => {
      if (this.state === 'lossy') {
        answer.destroy();
        return;
      }
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  }
}
