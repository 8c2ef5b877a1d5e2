import net from 'node:net';

export interface MailServer {
  url: string;
  /** Letters as they were handed in. */
  letters: string[];
  /** Sets the answer to the next letters; '' for no answer at all. */
  answerWith: (answer: string) => void;
  /** Answers the letters that still wait for an answer. */
  refuseWaiting: (answer: string) => void;
  close: () => Promise<void>;
}

/** Speaks as much of SMTP as a client without secrets needs; `take` answers each letter. */
function serve(socket: net.Socket, take: (letter: string) => string): void {
  let letter: string | undefined;
  let rest = '';
  const say = (line: string) => line && socket.write(`${line}\r\n`);
  say('220 ready');
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (letter === undefined) {
        if (line === 'DATA') letter = '';
        say(line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 fine');
      } else if (line === '.') {
        say(take(letter));
        letter = undefined;
      } else letter += `${line}\n`;
    }
  });
}

/** Takes mail on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const letters: string[] = [];
  let verdict = '250 taken';
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    serve(socket, (letter) => {
      letters.push(letter);
      return verdict;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    answerWith: (answer) => (verdict = answer),
    refuseWaiting: (answer) => {
      for (const socket of sockets) if (socket.writable) socket.write(`${answer}\r\n`);
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
