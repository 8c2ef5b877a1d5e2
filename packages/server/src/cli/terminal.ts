import { createInterface, type Interface } from 'node:readline';
import { type Readable, Writable } from 'node:stream';

import { CommandError } from '../errors';
import { refuseWeakPassword } from '../modules/authentication/passwords/password-rule';

/** Where a command asks for values that it was not given. */
export interface Terminal {
  /** What was typed, or the fallback for an empty line. */
  ask: (question: string, fallback?: string) => Promise<string>;
  /** The same, without showing what is typed. */
  askHidden: (question: string) => Promise<string>;
  close: () => void;
}

/** The lines of a terminal one by one; those that were pasted ahead wait for their turn. */
function linesOf(reader: Interface): () => Promise<string> {
  const typed: string[] = [];
  let over = false;
  let wake = () => {};
  reader.on('line', (line) => {
    typed.push(line);
    wake();
  });
  reader.on('close', () => {
    over = true;
    wake();
  });

  return async () => {
    while (!typed.length && !over) await new Promise<void>((resolve) => (wake = resolve));
    const line = typed.shift();
    if (line === undefined) throw new CommandError('Cancelled');
    return line;
  };
}

/** Asks on a terminal. */
export function openTerminal(input: Readable, output: Writable): Terminal {
  let hidden = false;
  const screen = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!hidden) output.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input, output: screen, terminal: true, historySize: 0 });
  const nextLine = linesOf(reader);
  return {
    ask: async (question, fallback) => {
      output.write(`${question}${fallback ? ` [${fallback}]` : ''}: `);
      return (await nextLine()).trim() || fallback || '';
    },
    askHidden: async (question) => {
      output.write(`${question}: `);
      hidden = true;
      try {
        return await nextLine();
      } finally {
        hidden = false;
        output.write('\n');
      }
    },
    close: () => reader.close(),
  };
}

/** Refuses what is weak by itself; comparing with names and the old password needs the database. */
function checked(password: string): string {
  refuseWeakPassword(password);
  return password;
}

async function firstLine(input: Readable): Promise<string> {
  let text = '';
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    text += chunk;
    if (text.includes('\n')) break;
  }
  return text.split(/\r?\n/, 1)[0] ?? '';
}

/** A new password: typed twice on a terminal, else the first line of the input. */
export async function readPassword(terminal: Terminal | undefined, input: Readable) {
  if (!terminal) return checked(await firstLine(input));
  const password = checked(await terminal.askHidden('Password'));
  if ((await terminal.askHidden('The same again')) === password) return password;
  throw new CommandError('The two passwords differ');
}
