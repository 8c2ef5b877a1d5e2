import { importCalls as calls, MAX_IMPORT_BYTES } from '@backoffice/contracts';
import type { FastifyInstance } from 'fastify';

import { type Api, createApi, ok } from '../../http/api';
import type { Dependencies } from '../../http/context';
import { readImport } from './booking/import-answer';
import { keepJudgement, prepareCheck } from './checking/checking.service';
import { listFindings } from './checking/findings.service';
import type { Judgement } from './checking/judgement';
import { readImports } from './imports.repository';
import { viewImport } from './imports.service';
import { shownImport } from './seen-cells';
import { keepUpload, readUpload, type Upload } from './upload.service';

export function importRoutes(api: Api): void {
  api.read(calls.list, async ({ db, context: { caller } }) => {
    const imports = await readImports(db, caller.companyId);
    return ok(imports.map((one) => shownImport(caller, one)));
  });
  api.read(calls.one, async ({ db, context, params }) =>
    ok(await viewImport(db, context.caller, params.id)),
  );
  api.write<typeof calls.check, Judgement>(
    calls.check,
    async ({ db, context, params: { id }, prepared }) => {
      await keepJudgement(db, context, id, prepared);
      return ok(await readImport(db, context.caller, id));
    },
    {
      prepare: ({ db, context, params, body }) =>
        prepareCheck(db, context, params.id, body.mapping),
    },
  );
  api.read(calls.findings, async ({ db, context, params, query }) => {
    const { data, page } = await listFindings(db, context, params.id, query);
    return { ...ok(data), page };
  });
}

/**
 * The call whose body is a file, whatever content type a client names. It has a scope of its own,
 * because the parser there takes every body as bytes.
 */
export function uploadRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    createApi(scope, dependencies).write<typeof calls.upload, Upload>(
      calls.upload,
      async ({ db, context, query, prepared }) => {
        const id = await keepUpload(db, context, prepared, query);
        return ok(await viewImport(db, context.caller, id));
      },
      {
        bodyLimit: MAX_IMPORT_BYTES,
        prepare: ({ context, request, query }) => readUpload(context.caller, request.body, query),
      },
    );
  });
}
