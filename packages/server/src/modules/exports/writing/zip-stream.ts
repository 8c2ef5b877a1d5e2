import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

import { ZipFile } from 'yazl';

type Pieces = AsyncIterable<Buffer> | Iterable<Buffer>;
/** Puts a file into the archive; done when all its pieces are taken. */
export type AddFile = (path: string, pieces: Pieces) => Promise<void>;

/**
 * An archive that is written while it is read, one file after the other. An error breaks the stream
 * off, and when the stream is closed the source that is being read for it is closed as well.
 */
export function zipStream(write: (add: AddFile) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let source: Readable | undefined;
  const fail = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  output.on('close', () => source?.destroy());
  zip.outputStream.pipe(output);
  const add: AddFile = async (path, pieces) => {
    if (output.destroyed) throw new Error('Nobody reads on');
    source = Readable.from(pieces, { objectMode: false });
    const end = finished(source, { writable: false });
    zip.addReadStream(source, path);
    await end;
  };
  write(add)
    .then(() => zip.end())
    .catch(fail);
  return output;
}
