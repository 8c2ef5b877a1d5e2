import net from 'node:net';

/** One measurement; half the answers came within `p50` milliseconds, 99 % of them within `p99`. */
export interface Load {
  answered: number;
  perSecond: number;
  p50: number;
  p99: number;
}

export interface Target {
  port: number;
  connections: number;
  /** Ends after this time or this many requests, whichever comes first. */
  seconds: number;
  requests: number;
  /** The next request, as it stands on the wire. */
  next: () => string;
}

const HEADER_END = Buffer.from('\r\n\r\n');

/** A whole request of HTTP/1.1 on a connection that stays open. */
export function rawRequest(
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const type =
    text && `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
  const bearer = token ? `authorization: Bearer ${token}\r\n` : '';
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${bearer}${type}\r\n${text}`;
}

/** Bytes of the first answer in the buffer; 0 while it is not whole. Throws unless it is a 200. */
function answerLength(buffer: Buffer): number {
  const head = buffer.indexOf(HEADER_END);
  if (head < 0) return 0;
  const header = buffer.toString('latin1', 0, head);
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(header)?.[1]);
  if (!header.startsWith('HTTP/1.1 200') || Number.isNaN(length)) {
    throw new Error(`Unexpected answer: ${buffer.toString('utf8').slice(0, 500)}`);
  }
  const whole = head + HEADER_END.length + length;
  return buffer.length >= whole ? whole : 0;
}

/** Asks one thing after another on one connection for as long as `mayAsk` says. */
function client(port: number, next: () => string, mayAsk: () => boolean): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    const times: number[] = [];
    let buffer: Buffer = Buffer.alloc(0);
    let asked = 0;
    const ask = () => {
      if (!mayAsk()) {
        socket.destroy();
        resolve(times);
        return;
      }
      asked = performance.now();
      socket.write(next());
    };
    socket.setNoDelay(true);
    socket.setTimeout(30_000, () => socket.destroy(new Error('No answer within 30 seconds')));
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      buffer = buffer.length ? Buffer.concat([buffer, chunk]) : chunk;
      try {
        if (!answerLength(buffer)) return;
      } catch (error) {
        socket.destroy();
        reject(error);
        return;
      }
      buffer = Buffer.alloc(0);
      times.push(performance.now() - asked);
      ask();
    });
  });
}

/** Keeps `connections` busy on a server of this machine. */
export async function putLoad({
  port,
  connections,
  seconds,
  requests,
  next,
}: Target): Promise<Load> {
  const started = performance.now();
  let left = requests;
  const mayAsk = () => performance.now() - started < seconds * 1_000 && left-- > 0;
  const clients = Array.from({ length: connections }, () => client(port, next, mayAsk));
  const times = (await Promise.all(clients)).flat().sort((a, b) => a - b);
  const elapsed = (performance.now() - started) / 1_000;
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const answered = times.length;
  return { answered, perSecond: answered / elapsed, p50: at(0.5) ?? 0, p99: at(0.99) ?? 0 };
}
