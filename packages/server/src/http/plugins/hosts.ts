import type { FastifyRequest } from 'fastify';

import { refuse } from '../../errors';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** Whether a name or address leads to this machine only. */
export const isLoopback = (name: string): boolean => LOOPBACK.test(name);

/** A name or address without port, brackets and last dot, in small letters. */
export function hostName(host: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([^\s:[\]/@]+))(?::\d+)?$/i.exec(host) ?? [];
  return (bracketed ?? plain?.replace(/\.$/, ''))?.toLowerCase();
}

/**
 * Refuses whoever asks for another name than those of this machine, the one that the server listens
 * at and those that are set: else a stranger's page could have its own name lead to this machine
 * (DNS rebinding) and read whatever the server answers.
 */
export function hostCheck({ host, allowedHosts }: { host: string; allowedHosts: string[] }) {
  const own = EVERYWHERE.has(host) ? [] : [host];
  const known = new Set([...own, ...allowedHosts].map((name) => hostName(name) ?? name));
  return ({ headers }: Pick<FastifyRequest, 'headers'>): void => {
    const name = hostName(headers.host ?? '');
    if (name && (isLoopback(name) || known.has(name))) return;
    throw refuse('host_unknown');
  };
}

/** Warnings about how the server is reached, for whoever runs it. */
export function warningsOf({
  host,
  allowedHosts,
  trustProxy,
}: {
  host: string;
  allowedHosts: string[];
  trustProxy: unknown;
}): string[] {
  if (isLoopback(host)) return [];
  const warnings: string[] = [];
  if (!trustProxy) {
    warnings.push(
      `HOST=${host} is reached from other machines without TLS: passwords can be read on the way. Put a proxy with TLS in front (scripts/hosting/nginx.conf) and set TRUST_PROXY.`,
    );
  }
  if (EVERYWHERE.has(host) && allowedHosts.length === 0) {
    warnings.push(
      `HOST=${host} and no ALLOWED_HOSTS: other machines are refused until their names for this one are listed there.`,
    );
  }
  return warnings;
}
