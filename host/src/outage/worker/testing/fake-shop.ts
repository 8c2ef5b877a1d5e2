import { createHash } from 'node:crypto';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const CDN = 'https://cdn.example';

/** A server with one release of the host and one of sales, whose files lie elsewhere. */
export function fakeShop() {
  const files = new Map<string, string>();
  const state = { isAway: false, status: 200, asked: [] as string[] };
  /** Called before each answer. */
  let onAsk: (address: string) => void = () => undefined;

  function serve(host: string, sales: string) {
    const script = `main.${host.padEnd(8, '0')}.js`;
    const entry = `remote-entry.${sales.padEnd(8, '0')}.js`;
    const folder = [CDN, 'sales', sales, ''].join('/');
    const list = JSON.stringify({ [entry]: hashOf(`sales ${sales}`) });
    const area = { area: { name: 'sales', withoutLine: true }, release: sales };
    const integrity = { 'all-files.json': hashOf(list) };
    const other = { area: { name: 'goods' }, release: '1', manifest: '/remotes/goods/1/m.json' };
    const registry = {
      host: { release: host },
      areas: [{ ...area, manifest: `${folder}mf-manifest.json`, integrity }, other],
    };
    const own = (path: string, text: string) => files.set(location.origin + path, text);
    own('/', `<script src="/${script}"></script><i>${JSON.stringify(registry)}</i>`);
    own('/areas.json', JSON.stringify(registry));
    own('/config.json', JSON.stringify({ apiBaseUrl: '/api/v1', remoteOrigins: [CDN] }));
    own('/all-files.json', JSON.stringify({ [script]: hashOf(`host ${host}`) }));
    own(`/${script}`, `host ${host}`);
    files.set(`${folder}all-files.json`, list);
    files.set(folder + entry, `sales ${sales}`);
  }

  async function fetch(asked: RequestInfo | URL, { integrity }: RequestInit = {}) {
    const { href } = new URL(asked instanceof Request ? asked.url : asked, location.origin);
    onAsk(href);
    state.asked.push(href);
    if (state.isAway) throw new TypeError('Failed to fetch');
    const text = files.get(href.replace(/\/admin\/.*/, '/'));
    if (text === undefined) return new Response('Nothing here', { status: 404 });
    if (integrity && hashOf(text) !== integrity) throw new TypeError('integrity');
    return new Response(text, {
      status: state.status,
      headers: { 'content-security-policy': "default-src 'none'", etag: '"1"' },
    });
  }

  return {
    state,
    files,
    serve,
    fetch,
    onAsk: (listener: typeof onAsk) => {
      onAsk = listener;
    },
  };
}
