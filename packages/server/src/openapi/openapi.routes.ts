import type { FastifyInstance } from 'fastify';

import { API_PREFIX } from '../http/api';
import { DOCS_CSS, docsPage } from './docs-page';
import { openApiDocument } from './openapi';

/** The API described by itself, for programs and for people. */
export function openApiRoutes(app: FastifyInstance): void {
  const document = JSON.stringify(openApiDocument());
  const page = docsPage();
  app.get(`${API_PREFIX}openapi.json`, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
  app.get(`${API_PREFIX}docs`, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page),
  );
  app.get(`${API_PREFIX}docs.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(DOCS_CSS),
  );
}
