import * as z from 'zod/mini';

import { offlineSaleSchema } from './offline-sales';

/** Says what the file is, so that no other JSON is taken for one. */
export const OFFLINE_FILE = 'backoffice.sales-without-a-line';

/** Sales that a till made without a line, as a file that is carried to a machine which has one. */
export const offlineFileSchema = z.object({
  is: z.literal(OFFLINE_FILE),
  /** The till that made them; null where its browser doesn't know it any more. */
  till: z.nullable(z.object({ id: z.int(), name: z.string() })),
  sales: z.array(offlineSaleSchema).check(z.minLength(1)),
});
export type OfflineFile = z.input<typeof offlineFileSchema>;

/** Reads such a file; undefined for any other text. */
export function readOfflineFile(text: string): OfflineFile | undefined {
  try {
    const file = JSON.parse(text) as OfflineFile;
    return offlineFileSchema.safeParse(file).success ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The text of such a file. */
export const writeOfflineFile = (file: Omit<OfflineFile, 'is'>): string =>
  JSON.stringify({ is: OFFLINE_FILE, ...file }, null, 1);
