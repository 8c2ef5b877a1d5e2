import { startDevServer } from '../../../../packages/build/dev-server.mjs';

// A process of its own for a test of the development server: its options come as one argument.
const server = await startDevServer(JSON.parse(process.argv[2] ?? ''));
console.log(JSON.stringify({ listening: server.url }));
