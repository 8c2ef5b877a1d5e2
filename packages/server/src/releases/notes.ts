import * as z from 'zod/mini';

const noteSchema = z.object({
  release: z.string(),
  at: z.iso.datetime(),
  who: z.optional(z.string()),
});
/** Since when a release is served, and who released it. */
export type Note = Pick<z.infer<typeof noteSchema>, 'at' | 'who'>;

/** What the registry's history says of each release, by "area release"; nothing where it can't be read. */
export function notesOf(history: unknown): Map<string, Note> {
  const { data = {} } = z.record(z.string(), z.array(noteSchema)).safeParse(history ?? {});
  return new Map(
    Object.entries(data).flatMap(([name, past]) =>
      past.map(({ release, ...note }): [string, Note] => [`${name} ${release}`, note]),
    ),
  );
}
