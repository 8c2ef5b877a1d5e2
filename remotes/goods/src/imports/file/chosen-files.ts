/** The file behind each upload of this visit: read again in another way, it needn't be chosen again. */
const files = new Map<number, File>();

export const keepFile = (id: number, file: File): void => {
  files.set(id, file);
};
export const fileOf = (id: number): File | undefined => files.get(id);
