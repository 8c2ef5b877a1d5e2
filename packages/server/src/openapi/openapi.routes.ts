import { API_PREFIX } from '@backoffice/contracts';
import { openApiDocument } from '@backoffice/contracts/openapi';
import type { FastifyInstance } from 'fastify';

import type { Config } from '../config';
import { operatorsOnly } from '../http/plugins/operators-only';
import { DOCS_CSS, docsPage } from './docs-page';

/** Made for the first who asks: a start need not wait for what is rarely read. */
function onceAsked(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}

/** The API described by itself, for programs and for people. */
export function openApiRoutes(app: FastifyInstance, config: Config): void {
  const document = onceAsked(() => JSON.stringify(openApiDocument()));
  const page = onceAsked(docsPage);
  const gate = { onRequest: operatorsOnly(config) };
  app.get(`${API_PREFIX}openapi.json`, gate, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  );
  app.get(`${API_PREFIX}docs`, gate, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page()),
  );
  app.get(`${API_PREFIX}docs.css`, gate, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(DOCS_CSS),
  );
}
