import fs from 'node:fs';
import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';

import { CommandError } from '../errors';
import { damaged } from './damaged';

/** Loaded only when something is encrypted or decrypted. */
const age = () => import('age-encryption');

/** How every file of age begins (age-encryption.org/v1). */
const MARK = 'age-encryption.org/v1\n';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A step of a pipeline that encrypts to public keys of age (`age1…`): whoever has the secret key of
 * one of them reads it. Where there are none it leaves the bytes as they are.
 */
export const encryptTo = (recipients: readonly string[]) =>
  async function* (source: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
    if (recipients.length === 0) return yield* source;
    const encrypter = new (await age()).Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    yield* (await encrypter.encrypt(ReadableStream.from(source))) as ReadableStream<Bytes>;
  };

/** A throwaway key pair, which is stored nowhere and gone with the process. */
export async function newKey(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await age();
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

function isEncrypted(file: string): boolean {
  const handle = fs.openSync(file, 'r');
  try {
    const start = Buffer.alloc(MARK.length);
    fs.readSync(handle, start, 0, MARK.length, 0);
    return start.toString('latin1') === MARK;
  } finally {
    fs.closeSync(handle);
  }
}

async function* untilDamage(plain: ReadableStream<Bytes>): AsyncGenerator<Bytes> {
  try {
    yield* plain;
  } catch (error) {
    throw damaged(error);
  }
}

/**
 * A file's bytes, decrypted where it is encrypted.
 *
 * @param identities secret keys of age (`AGE-SECRET-KEY-1…`), of which one has to fit
 */
export async function openPlain(file: string, identities: readonly string[]): Promise<Readable> {
  if (!isEncrypted(file)) return fs.createReadStream(file);
  if (identities.length === 0) {
    throw new CommandError('The file is encrypted. Set BACKUP_KEY_FILE to the file of its key.');
  }
  const decrypter = new (await age()).Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const source = ReadableStream.from<Bytes>(fs.createReadStream(file));
  const plain = await decrypter.decrypt(source).catch((cause: unknown) => {
    throw new CommandError('The file is encrypted for another key, or is damaged', {
      cause,
    });
  });
  return Readable.from(untilDamage(plain as ReadableStream<Bytes>));
}

/** The secret keys of a file that `age-keygen` wrote: a line each, beside comments. */
export function readIdentities(keyFile: string): string[] {
  return fs
    .readFileSync(keyFile, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
