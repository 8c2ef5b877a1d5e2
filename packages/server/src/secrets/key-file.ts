import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import { ownersOnly } from '../db/embedded/private-files';
import { sealWith } from './cipher';

const BYTES = 32;

/** Whose secret it is: what is kept for one person is worth nothing in another's row. */
interface Owner {
  companyId: number;
  userId: number;
}

/** Encrypts with a key in a file, so that a copy of the database alone is worth nothing. */
export interface Secrets {
  close: (owner: Owner, text: string) => string;
  /** Null where the key file is another one by now, or gone. */
  open: (owner: Owner, sealed: string) => string | null;
  /** A keyed digest, so that a short PIN can't be guessed without the key; it is hashed besides. */
  pepper: (owner: Owner, text: string) => string;
}

function read(file: string): Buffer | undefined {
  try {
    const key = Buffer.from(fs.readFileSync(file, 'utf8').trim(), 'base64url');
    if (key.length !== BYTES) throw new Error(`${file} is not a key: it has ${key.length} bytes`);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes the file; of two servers that do so at once the second takes the first one's. */
function make(file: string): Buffer {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${crypto.randomUUID()}`;
  fs.writeFileSync(draft, crypto.randomBytes(BYTES).toString('base64url'), { mode: 0o600 });
  try {
    // The file appears whole or not at all, and never replaces one that is there.
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.unlinkSync(draft);
  }
  const made = read(file);
  if (!made) throw new Error(`${file} could not be made`);
  return made;
}

const boundTo = ({ companyId, userId }: Owner) => `${companyId}:${userId}`;

/** Keeps secrets with the key in a file, which is made with the first one, for its owner alone. */
export function secretsOf(file: string): Secrets {
  let known: Buffer | undefined;
  const found = () => {
    if (known || !fs.existsSync(file)) return known;
    const { mode } = fs.statSync(file);
    if (mode !== ownersOnly(mode)) fs.chmodSync(file, 0o600);
    return (known = read(file));
  };
  const needed = () => found() ?? (known = make(file));
  const keyFor = (key: Buffer, purpose: string) =>
    Buffer.from(crypto.hkdfSync('sha256', key, '', purpose, BYTES));

  return {
    close: (owner, text) => sealWith(keyFor(needed(), 'second factor'), boundTo(owner)).close(text),
    open: (owner, sealed) => {
      const key = found();
      if (!key) return null;
      try {
        return sealWith(keyFor(key, 'second factor'), boundTo(owner)).open(sealed);
      } catch {
        return null;
      }
    },
    pepper: (owner, text) =>
      crypto
        .createHmac('sha256', keyFor(needed(), 'pin'))
        .update(`${boundTo(owner)}:${text}`)
        .digest('base64url'),
  };
}
