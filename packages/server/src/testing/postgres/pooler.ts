import net from 'node:net';

import pg from 'pg';

export interface Pooler {
  /** An address like that of the database behind it. */
  url: string;
  close: () => Promise<void>;
}

interface Session {
  socket: net.Socket;
  /** Writes to the client that uses the session, until its transaction ends. */
  reply: ((bytes: Buffer) => void) | undefined;
}

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const GREETING = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
]);

/** Cuts a stream into PostgreSQL's messages: a letter, four bytes of length, the rest. */
function messages(heard: (type: string, whole: Buffer) => void) {
  let rest = Buffer.alloc(0);
  return (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1;
      heard(String.fromCharCode(rest[0] ?? 0), rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

/** Signs a session in by a client, and takes its socket away from that client. */
async function openSession(url: string, onFree: () => void): Promise<Session> {
  const client = new pg.Client(url);
  await client.connect();
  const { stream: socket } = (client as unknown as { connection: { stream: net.Socket } })
    .connection;
  socket.removeAllListeners();
  socket.on('error', () => undefined);
  const session: Session = { socket, reply: undefined };
  const hear = messages((type, whole) => {
    const { reply } = session;
    const isOver = type === 'Z' && whole[5] === 'I'.charCodeAt(0);
    if (isOver) session.reply = undefined;
    reply?.(whole);
    if (isOver) onFree();
  });
  socket.on('data', hear);
  return session;
}

/** Sessions of a database that clients take turns with; who finds none free waits. */
async function openSessions(target: string, count: number) {
  const queue = new Set<() => void>();
  const onFree = () => {
    for (const next of [...queue]) {
      queue.delete(next);
      next();
    }
  };
  const open = () => openSession(target, onFree);
  const sessions = await Promise.all(Array.from({ length: count }, open));
  let turn = 0;
  const nextFree = (): Session | undefined => {
    const inTurn = sessions.map((_, place) => sessions[(turn + place) % count] as Session);
    turn += 1;
    return inTurn.find(({ reply }) => !reply);
  };
  const lend = (reply: Session['reply']) =>
    sessions.find((one) => one.reply === reply) ?? nextFree();
  const close = () => sessions.forEach(({ socket }) => socket.destroy());
  return { lend, wait: (next: () => void) => void queue.add(next), close };
}

/**
 * Lends a session for one transaction, and another one for the next, as PgBouncer and its like do
 * in transaction mode. Whoever uses it waits for each answer; a session whose statement failed is
 * still lent for the moment until it says that it is ready.
 */
export async function startPooler(target: string, count = 2): Promise<Pooler> {
  const sessions = await openSessions(target, count);
  const server = net.createServer((socket) => {
    const reply = (bytes: Buffer) => void socket.write(bytes);
    const said: Buffer[] = [];
    const pass = () => {
      for (let [first] = said; first; [first] = said) {
        const session = sessions.lend(reply);
        if (!session) return sessions.wait(pass);
        session.reply = reply;
        session.socket.write(first);
        said.shift();
      }
    };
    const hear = messages((type, whole) => {
      if (type === 'X') return;
      said.push(whole);
      pass();
    });
    // The first message has no letter; what it asks for is ignored.
    socket.once('data', () => {
      socket.write(GREETING);
      socket.on('data', hear);
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  return {
    url: url.href,
    close: async () => {
      sessions.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
