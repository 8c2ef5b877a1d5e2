import fs from 'node:fs/promises';
import path from 'node:path';

/** Source maps show the sources, so none is served; today's releases have none. */
const SOURCE_MAP = /\.map(\.(br|gz))?$/;
const COMPRESSED = ['.br', '.gz'];

/** Where a path really leads; undefined where there is nothing. */
const realPath = (file: string) => fs.realpath(file).catch(() => undefined);

/**
 * The name of a file that really lies below a folder: neither the file, nor a compressed sibling,
 * nor a folder on the way is a link, which could lead to any file of the machine.
 */
export async function ownFile(folder: string, name: string): Promise<string | undefined> {
  if (SOURCE_MAP.test(name) || name.includes('\0')) return undefined;
  const root = await realPath(folder);
  if (!root) return undefined;
  const full = path.join(root, name);
  if (!full.startsWith(root + path.sep)) return undefined;
  const isItself = async (file: string, wanted: boolean) => {
    const real = await realPath(file);
    return real === undefined ? !wanted : real === file;
  };
  const [own, ...siblings] = await Promise.all([
    isItself(full, true),
    ...COMPRESSED.map((ending) => isItself(full + ending, false)),
  ]);
  if (!own || siblings.includes(false)) return undefined;
  return (await fs.stat(full)).isFile() ? path.relative(root, full) : undefined;
}
