import fs from 'node:fs';

import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

import { ownersOnly } from './private-files';

interface Attributes {
  mode?: number;
}

/** The parts of Emscripten's NODEFS that are needed; its own types do not describe them. */
interface NodeFsModule {
  NODEFS: {
    node_ops: {
      mknod: (parent: unknown, name: string, mode: number, dev: number) => unknown;
      setattr: (node: unknown, attributes: Attributes) => void;
    };
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
    realPath: (node: unknown) => string;
  };
}

/** Writes a directory's entries to disk, so that a rename or a new file in it survives. */
export function syncDirectory(directory: string): void {
  const handle = fs.openSync(directory, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/**
 * PGlite's folder on disk, with an fsync that reaches the disk and files that only their owner can
 * open. The stock class answers "done" without a sync, so that a power cut loses acknowledged
 * commits; and it opens every new file to everybody, whatever the process's umask is.
 */
export class DurableFs extends NodeFS {
  /** How many times the database asked for a sync; a test holds it against the commits. */
  syncs = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: unknown) => this.#connect(module as NodeFsModule),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #connect({ NODEFS }: NodeFsModule): void {
    NODEFS.stream_ops.fsync = (stream) => {
      this.syncs += 1;
      if (stream.nfd === undefined) syncDirectory(NODEFS.realPath(stream.node));
      else fs.fsyncSync(stream.nfd);
      return 0;
    };
    const { node_ops: nodes } = NODEFS;
    const { mknod, setattr } = nodes;
    nodes.mknod = (parent, name, mode, dev) => mknod(parent, name, ownersOnly(mode), dev);
    nodes.setattr = (node, { mode, ...rest }) =>
      setattr(node, mode === undefined ? rest : { ...rest, mode: ownersOnly(mode) });
  }
}

/** Without the stock -F, which would turn every sync off before it reaches the file system. */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
