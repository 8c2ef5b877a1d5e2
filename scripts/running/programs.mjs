import { join } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';

/**
 * Flags of Node for tests: each file loads its modules anew. With the engine's own small young
 * generation the tests take a tenth longer, and as much again when it optimises them as early as
 * code that runs for hours. The embedded database is opened often and asked little: optimising its
 * WebAssembly costs more than it saves.
 */
export const NODE = [
  ...['--experimental-vm-modules', '--no-warnings'],
  ...['--max-semi-space-size=64', '--interrupt-budget=1000000', '--liftoff-only'],
];
/** @type {(name: string, file: string) => string} */
export const bin = (name, file) => join(ROOT, 'node_modules', name, file);
