import {
  REFERENCE_KINDS,
  referenceCalls as calls,
  type ReferenceInput,
  type ReferenceKind,
  type Seen,
} from '@backoffice/contracts';
import { say } from '@backoffice/contracts/refusals';

import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import type { Input } from '../../http/answering/asked';
import { type Api, ok } from '../../http/api';
import { addItem, editItem, listItems, removeItem } from './reference.service';

/** "brands" and "brand" both name the kind. */
const kindOfEndpoint = (endpoint: string) =>
  REFERENCE_KINDS.find((kind) => endpoint === kind || endpoint === `${kind}s`) as ReferenceKind;

type Query = Pick<Input<typeof calls.listBrands>, 'db' | 'context' | 'query'>;
type Write<Body> = { db: Tx; context: Context; body: Body };

const list =
  <K extends ReferenceKind>(kind: K) =>
  async ({ db, context, query }: Query) =>
    ok(await listItems(db, context.caller.companyId, kind, query.type));

const add =
  <K extends ReferenceKind>(kind: K) =>
  async ({ db, context, body }: Write<ReferenceInput<K>>) =>
    ok(await addItem(db, context, kind, body));

const edit =
  <K extends ReferenceKind>(kind: K) =>
  async ({ db, context, body }: Write<ReferenceInput<K> & Seen & { id: number }>) =>
    ok(await editItem(db, context, kind, body));

export function referenceRoutes(api: Api): void {
  api.read(calls.listBrands, list('brand'));
  api.write(calls.addBrand, add('brand'));
  api.write(calls.editBrand, edit('brand'));
  api.read(calls.listColors, list('color'));
  api.write(calls.addColor, add('color'));
  api.write(calls.editColor, edit('color'));
  api.read(calls.listNumbers, list('number'));
  api.write(calls.addNumber, add('number'));
  api.write(calls.editNumber, edit('number'));
  api.read(calls.listTypes, list('type'));
  api.write(calls.addType, add('type'));
  api.write(calls.editType, edit('type'));
  api.read(calls.listLocations, list('location'));
  api.write(calls.addLocation, add('location'));
  api.write(calls.editLocation, edit('location'));

  api.write(calls.remove, async ({ db, context, params, query, body }) => {
    const id = body?.id ?? query.id;
    if (!id) throw refuse('id_missing', {}, { fields: { id: say('value_missing') } });
    const kind = kindOfEndpoint(params.endpoint);
    return ok(await removeItem(db, context, kind, id));
  });
}
