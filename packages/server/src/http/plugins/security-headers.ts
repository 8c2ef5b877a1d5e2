import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { Config } from '../../config';

const originOf = (url: string): string[] => (/^https?:/.test(url) ? [new URL(url).origin] : []);

/** No other origin than our own, those that remotes may come from and that of another API. */
function contentSecurityPolicy({ remoteOrigins, apiBaseUrl }: Config) {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remoteOrigins],
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

/** Helmet without its defaults, which allow inline styles and force https on a plain-http LAN. */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'no-referrer' },
    xssFilter: false,
    xDownloadOptions: false,
    dnsPrefetchControl: false,
    permittedCrossDomainPolicies: false,
    frameguard: false,
    noSniff: true,
  });
  // The same for every answer: put together anew each time they take a quarter of a small call.
  let headers: ReturnType<FastifyReply['getHeaders']> | undefined;
  app.addHook('onRequest', async (request, reply) => {
    if (!headers) {
      reply.helmet();
      headers = { ...reply.getHeaders(), 'permissions-policy': PERMISSIONS };
    }
    reply.headers(headers);
    // Said on a plain line it would be ignored, or lock out a shop whose network has no TLS.
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
  });
}
