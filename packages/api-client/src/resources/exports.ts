import { http } from '@backoffice/api-client';
import {
  exportCalls,
  pathTo,
  type ExportFormat,
  type ExportList,
  type Language,
} from '@backoffice/contracts';

export interface FileOptions {
  /** The language of the file's headers and words. */
  language: Language;
  signal: AbortSignal;
  /** Told how many bytes have come. */
  onBytes: (bytes: number) => void;
}

/** A list as a file: all that its filter matches. Throws ApiError. */
export async function exportList(
  list: ExportList,
  { format, filter, language, ...options }: FileOptions & { format: ExportFormat; filter: object },
): Promise<File> {
  const params = { ...filter, format, language };
  return (
    await http.full<File>('GET', pathTo(exportCalls.list.path, { list }), { params, ...options })
  ).data;
}

/** Everything that the company has, as a ZIP. Throws ApiError. */
export async function exportCompany({ language, ...options }: FileOptions): Promise<File> {
  return (
    await http.full<File>('GET', exportCalls.company.path, { params: { language }, ...options })
  ).data;
}
