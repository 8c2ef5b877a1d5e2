import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

/** Another origin with the releases' folders, as a CDN has them; it may change a byte on the way. */
export class Cdn {
  /** Files whose last byte becomes a line break. */
  tampered: RegExp | undefined;
  /** The paths of the files that were asked for and found. */
  readonly served: string[] = [];
  private server: Server | undefined;

  constructor(readonly folder: string) {}

  /** Where a browser gets the releases' folder. */
  get url(): string {
    const address = this.server?.address();
    if (!address || typeof address === 'string') throw new Error('It does not run');
    return `http://localhost:${address.port}`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? '/', this.url).pathname);
      void readFile(join(this.folder, path)).then(
        (bytes) => {
          response.setHeader('content-type', TYPES[path.split('.').pop() ?? ''] ?? 'text/plain');
          response.setHeader('access-control-allow-origin', '*');
          if (this.tampered?.test(path)) bytes.fill('\n', bytes.length - 1);
          this.served.push(path);
          response.end(bytes);
        },
        () => response.writeHead(404).end(),
      );
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  }

  stop(): void {
    this.server?.close();
  }
}
