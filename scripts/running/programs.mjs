import { join } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';

/**
 * Modules of every file are new to the engine. With its own small young generation the tests take a
 * tenth longer, and as much again where it optimises them as early as what runs for hours. The
 * embedded database is opened often and asked little: optimised, it costs more than it saves.
 */
export const NODE = [
  ...['--experimental-vm-modules', '--no-warnings'],
  ...['--max-semi-space-size=64', '--interrupt-budget=1000000', '--liftoff-only'],
];
/** @type {(name: string, file: string) => string} */
export const bin = (name, file) => join(ROOT, 'node_modules', name, file);
