import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The URL that a server names in its log once it listens; rejects when it ends before. */
export function listeningUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const match = /"listening":"([^"]+)"/.exec(line);
      // The browser's name for it: the session and the policy know one origin only.
      if (match?.[1]) resolve(match[1].replace('127.0.0.1', 'localhost'));
      else process.stderr.write(`${line}\n`);
    });
  });
}

/** Ends a process and waits until it is gone. */
export async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill(signal);
  await ended;
}
