import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyInstance } from 'fastify';

import type { Config } from '../../config';

const originOf = (url: string): string[] => (/^https?:/.test(url) ? [new URL(url).origin] : []);

/** No other origin than our own, those that remotes may come from and that of another API. */
function contentSecurityPolicy({ remoteOrigins, apiBaseUrl }: Config) {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remoteOrigins],
    // Only our own origin's worker of a till that goes on selling without a line.
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...remoteOrigins],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...remoteOrigins, ...originOf(apiBaseUrl)],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    // Text becomes code or HTML only by the host's one policy (host/src/trusted-scripts.ts).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
}

const REFUSED = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];
/** Pages of our own scan with the camera. */
const PERMISSIONS = ['camera=(self)', ...REFUSED.map((feature) => `${feature}=()`)].join(', ');

/** A year. Not for subdomains: this server knows nothing of them. */
const HSTS = 'max-age=31536000';

/** Headers of every answer, also of those that Fastify and Node give by themselves. */
export const securityHeaders = (config: Config): Record<string, string> => ({
  'content-security-policy': Object.entries(contentSecurityPolicy(config))
    .map((directive) => directive.flat().join(' '))
    .join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});

/**
 * Whether the last proxy was asked by TLS. HSTS is not sent on a plain line: browsers would ignore
 * it, or it would lock out a shop whose network has no TLS.
 */
const isByTls = ({ headers }: IncomingMessage, { trustProxy }: Config) =>
  trustProxy > 0 && /(^|,\s*)https$/.test(String(headers['x-forwarded-proto']));

/**
 * Sets the headers before anybody writes the answer: Fastify and Node answer some requests
 * themselves, and run no hook for them.
 */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = Object.entries(securityHeaders(config));
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (isByTls(request, config)) response.setHeader('strict-transport-security', HSTS);
  });
  // Node itself would refuse an unknown `Expect` without these headers and without a body.
  app.server.on('checkExpectation', (...exchange) => app.server.emit('request', ...exchange));
}
