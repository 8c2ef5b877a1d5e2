import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

import type { Said } from '@backoffice/contracts';

import { AppError, refuse } from '../../../errors';
import type { FileFacts, ReadOptions, Told } from './reading';
import { Turns } from './turns';

/** No file of a shop takes more time or memory than this. Milliseconds and megabytes. */
const TIME_LIMIT = 60_000;
const LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 };
const turns = new Turns();

export interface ReadFile extends FileFacts {
  /** Some hundred rows in each, as JSON: nobody here looks into them. */
  chunks: string[];
}

let program: string | undefined;

/**
 * In development and tests the server runs from source: the program of the thread is compiled once.
 */
function startFromSource(options: WorkerOptions): Worker {
  const file = fileURLToPath(new URL('./read-worker.ts', import.meta.url));
  program ??= compiled(file);
  return new Worker(program, { ...options, eval: true });
}

function compiled(file: string): string {
  // Not imported: the server's bundle has no compiler.
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
  const settings = { bundle: true, platform: 'node', write: false, logLevel: 'silent' } as const;
  return buildSync({ ...settings, entryPoints: [file] }).outputFiles[0]?.text ?? '';
}

/** In the bundle the thread's file stands beside the server's. */
function startWorker(bytes: Uint8Array, options: ReadOptions): Worker {
  // The thread gets a copy, because a small body shares its memory with others.
  const own = new Uint8Array(bytes);
  const given = {
    workerData: { bytes: own, options },
    transferList: [own.buffer],
    resourceLimits: LIMITS,
  };
  return import.meta.url.endsWith('.mjs')
    ? new Worker(new URL('./read-worker.mjs', import.meta.url), given)
    : startFromSource(given);
}

const tooMuch = () => refuse('file_too_much');

/** The thread's problem with a file, as a refusal of the request's field `file`. */
const refusal = (problem: Said) => new AppError(problem, { at: 'file' });

function readNow(bytes: Uint8Array, options: ReadOptions): Promise<ReadFile> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(bytes, options);
    const chunks: string[] = [];
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    const timer = setTimeout(() => end(() => reject(tooMuch())), TIME_LIMIT);
    worker.on('message', (told: Told) => {
      if ('rows' in told) chunks.push(told.rows);
      else if ('facts' in told) end(() => resolve({ ...told.facts, chunks }));
      else end(() => reject(refusal(told.problem)));
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isLimit = error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error.name === 'RangeError';
      end(() => reject(isLimit ? tooMuch() : error));
    });
    worker.on('exit', () => end(() => reject(tooMuch())));
  });
}

/**
 * The rows of a CSV, TSV or XLSX file, read in a thread of its own: a hostile file ends that thread
 * and nothing else. Throws 413 or 422 with what to do about it, 429 for a person whose files are
 * still being read.
 */
export const readFile = (
  person: string,
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<ReadFile> => turns.take(person, () => readNow(bytes, options));
