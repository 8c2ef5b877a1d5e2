import type { ImportMapping, UploadedImport } from '@backoffice/contracts';

/** The header of the column that was used in place of this one, as long as that is so. */
export function insteadOf(
  { headers, passedOver = [] }: UploadedImport,
  { columns }: ImportMapping,
  index: number,
): string | undefined {
  const over = passedOver.find(({ column }) => column === index);
  if (!over || columns[index]?.field || !columns[over.instead]?.field) return undefined;
  return headers[over.instead];
}

/** All columns that lost their field to another, with that one's header. */
export const allPassedOver = (upload: UploadedImport): { header: string; instead: string }[] =>
  upload.headers.flatMap((header, index) => {
    const instead = insteadOf(upload, upload.mapping, index);
    return instead === undefined ? [] : [{ header, instead }];
  });
