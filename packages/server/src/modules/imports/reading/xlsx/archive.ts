import { inflateRawSync } from 'node:zlib';

import { MAX_IMPORT_UNPACKED_BYTES } from '@backoffice/contracts';

import { unreadable } from '../read-problem';
import { broken } from './tags';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const MOST_ENTRIES = 5_000;

const tooLarge = () =>
  unreadable('workbook_too_large', { most: MAX_IMPORT_UNPACKED_BYTES / 1_048_576 });

interface Entry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  at: number;
}

function endOf(zip: Buffer): number {
  const first = Math.max(0, zip.length - 65_557);
  for (let at = zip.length - 22; at >= first; at -= 1) if (zip.readUInt32LE(at) === END) return at;
  throw broken();
}

function directoryOf(zip: Buffer): Entry[] {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw broken();
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw broken();
    if (zip.readUInt16LE(at + 8) & 1) {
      throw unreadable('workbook_locked');
    }
    const name = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + name),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      unpacked: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    });
    at += 46 + name + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function unpack(zip: Buffer, { method, packed, at }: Entry, most: number): Buffer {
  if (zip.readUInt32LE(at) !== LOCAL) throw broken();
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const bytes = zip.subarray(start, start + packed);
  if (method === STORED) return bytes;
  if (method !== DEFLATED) throw broken();
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : broken();
  }
}

/**
 * The files of a ZIP that are wanted, unpacked: never more than the limit, neither by what its
 * directory says nor by what really comes out. Throws where it is no ZIP, or has a password.
 */
export function unpackArchive(
  zip: Buffer,
  isWanted: (name: string) => boolean,
): { names: string[]; files: Map<string, Buffer> } {
  try {
    const entries = directoryOf(zip);
    const wanted = entries.filter(({ name }) => isWanted(name));
    let left = MAX_IMPORT_UNPACKED_BYTES;
    if (wanted.reduce((sum, { unpacked }) => sum + unpacked, 0) > left) throw tooLarge();
    const files = new Map<string, Buffer>();
    for (const entry of wanted) {
      const file = unpack(zip, entry, left);
      left -= file.length;
      if (left < 0) throw tooLarge();
      files.set(entry.name, file);
    }
    return { names: entries.map(({ name }) => name), files };
  } catch (error) {
    // The directory names places beyond the file's end.
    throw (error as Error).name === 'RangeError' ? broken() : error;
  }
}
