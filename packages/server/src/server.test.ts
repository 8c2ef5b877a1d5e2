import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { startServerProcess } from './testing/server-process';

test('a port that is taken is told, with what to do', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-taken-'));
  const other = net.createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as net.AddressInfo;
  const start = startServerProcess({ DATA_DIR: folder, DEMO: '0', PORT: String(port) });
  await expect(start).rejects.toThrow(
    `Another program listens on port ${port} of 127.0.0.1. End it, or choose another port: PORT=${port + 1}.`,
  );
  await new Promise((resolve) => other.close(resolve));
  fs.rmSync(folder, { recursive: true });
}, 120_000);
