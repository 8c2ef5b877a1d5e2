import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';

/** The name that the samples are written for. */
export const SHOP = 'shop.example';

/** Makes a certificate of the shop's name that nobody else trusts. */
export function makeCertificate(certificate: string, key: string): void {
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const names = ['-subj', `/CN=${SHOP}`, '-addext', `subjectAltName=DNS:${SHOP}`];
  execFileSync('openssl', [...words, ...names, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
}

interface Machine {
  port: number;
  /** The only certificate that is trusted. */
  ca: string | Buffer;
}

/** The protocol that is agreed on with a browser, which offers HTTP/2 and HTTP/1.1. */
export async function protocolByTls({ port, ca }: Machine) {
  const ALPNProtocols = ['h2', 'http/1.1'];
  const socket = connect({ host: '127.0.0.1', port, ca, servername: SHOP, ALPNProtocols });
  await once(socket, 'secureConnect');
  socket.destroy();
  return socket.alpnProtocol;
}

interface Asked extends Machine {
  path: string;
}

/** Asks this machine by the shop's name, as a browser does that knows the certificate. */
export async function askByTls({ port, ca, path }: Asked) {
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, ca, path, servername: SHOP };
    request({ ...options, headers: { host: SHOP } }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}
