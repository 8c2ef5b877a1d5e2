import net from 'node:net';

export interface Switchboard {
  port: number;
  /** Leads new connections there, and cuts those that lead elsewhere. */
  leadTo: (port: number) => void;
  close: () => Promise<void>;
}

/** The one address by which everybody finds the database that is in charge. */
export async function startSwitchboard(first: number): Promise<Switchboard> {
  let target = first;
  const open = new Set<net.Socket>();
  const cutAll = () => open.forEach((socket) => socket.destroy());
  const server = net.createServer((inside) => {
    const outside = net.connect(target, '127.0.0.1');
    for (const [one, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    leadTo: (port) => {
      target = port;
      cutAll();
    },
    close: async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
