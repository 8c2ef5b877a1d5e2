import * as z from 'zod/mini';

import { registrySchema } from '../areas/area';
import { previewNameSchema } from '../areas/releases-beside';
import { defineCall } from '../call';
import { answer } from '../envelope';
import * as PATHS from '../paths';
import { moment, text } from '../primitives';

export const ownAreasSchema = z.extend(registrySchema, {
  /** What this session sees instead of the served releases; null where it sees those. */
  preview: z.nullable(
    z.object({
      name: previewNameSchema,
      /** When it ends. */
      until: moment,
      /** Names of the areas that are others. */
      areas: z.array(z.string()),
    }),
  ),
  /** Names of the areas whose next release this person sees before others do. */
  canaries: z.array(z.string()),
});
export type OwnAreas = z.infer<typeof ownAreasSchema>;

export const ownAreasCalls = {
  mine: defineCall({
    method: 'GET',
    path: PATHS.ownAreas,
    summary: 'The releases that this session sees',
    action: 'session.use',
    answer: answer(ownAreasSchema),
    added: true,
  }),
  preview: defineCall({
    method: 'POST',
    path: PATHS.areaPreview,
    summary: 'See a preview in this session, by the secret of a link',
    action: 'session.use',
    body: z.object({ secret: text(100) }),
    answer: answer(ownAreasSchema.shape.preview),
    added: true,
  }),
  leave: defineCall({
    method: 'DELETE',
    path: PATHS.areaPreview,
    summary: 'See the served releases again',
    action: 'session.use',
    answer: answer(z.null()),
    added: true,
  }),
};
