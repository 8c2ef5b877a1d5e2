import { publish } from '../publish';
import type { Build } from '../registry/release-files';

/** Publishes in a process of its own, which is killed at a named point. */
const [releases = '', build = '', point] = process.argv.slice(2);
await publish(releases, JSON.parse(build) as Build, {
  stopAt: async (reached) => {
    if (reached === point) process.kill(process.pid, 'SIGKILL');
  },
});
