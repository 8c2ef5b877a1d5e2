import { createServer, request } from 'node:http';

/**
 * Stands before a server and may change the last byte of files on the way.
 *
 * @param {string} target address of the server
 * @returns {Promise<{ url: string, change: (files: RegExp | undefined) => void, stop: () => void }>}
 */
export async function startChangingProxy(target) {
  /** @type {RegExp | undefined} */
  let changed;
  const proxy = createServer((asked, answer) => {
    const url = new URL(asked.url ?? '/', target);
    // Files come uncompressed, so that the changed byte is one of the file.
    const headers = { ...asked.headers, host: url.host, 'accept-encoding': 'identity' };
    const passed = request(url, { method: asked.method, headers }, (response) => {
      // A browser that kept a file from before would not see it changed.
      const kept = { ...response.headers, 'cache-control': 'no-store' };
      answer.writeHead(response.statusCode ?? 502, kept);
      if (!changed?.test(url.pathname)) return void response.pipe(answer);
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        answer.end(bytes.fill('\n', bytes.length - 1));
      });
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = proxy.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const stop = () => {
    proxy.closeAllConnections();
    proxy.close();
  };
  return {
    url: `http://localhost:${port}`,
    change: (files) => {
      changed = files;
    },
    stop,
  };
}
