import { publish } from './publish.mjs';

/** For tests: publishes in a process of its own, which is killed at a named point. */
const [releases, build, point] = process.argv.slice(2);
await publish(releases, JSON.parse(build), {
  stopAt: async (reached) => {
    if (reached === point) process.kill(process.pid, 'SIGKILL');
  },
});
