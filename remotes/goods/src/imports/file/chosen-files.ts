/**
 * The file of each upload of this visit, so that it can be read in another way without choosing it
 * again.
 */
const files = new Map<number, File>();

export const keepFile = (id: number, file: File): void => {
  files.set(id, file);
};
export const fileOf = (id: number): File | undefined => files.get(id);
