import type { FastifyInstance } from 'fastify';

import type { Config } from '../config';
import type { Executor } from '../db/database';
import type { FindCaller, TellChange } from '../http/context';
import type { Releases } from '../releases/registry';
import { gatherChanges } from './gathered-changes';
import { Hub } from './hub';
import { openWire } from './open-wire';

/** Milliseconds between two looks for a release that was published or activated. */
const LOOK_EVERY = 5_000;

interface Needs {
  db: Executor;
  findCaller: FindCaller;
  releases: Releases;
}

/** Tells the hub of a new release, while anybody is there to be told. */
function watchReleases(hub: Hub, releases: Releases): NodeJS.Timeout {
  let last: string | undefined;
  const timer = setInterval(() => {
    if (hub.size === 0) return;
    void releases().then(({ registry, canaries }) => {
      // Nobody is told of a preview but by its link.
      const current = JSON.stringify([registry, canaries]);
      if (last !== undefined && current !== last) hub.tellAll('releases');
      last = current;
    });
  }, LOOK_EVERY);
  return timer.unref();
}

/** Connects committed changes with everybody's open streams, while the server runs. */
export function goLive(
  app: FastifyInstance,
  config: Config,
  { db, findCaller, releases }: Needs,
): { hub: Hub; tell: TellChange } {
  const wire = openWire(config, db, app.log);
  const hub = new Hub(findCaller);
  const { tell, flush } = gatherChanges((notice) => wire.send(notice));
  let watching: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    hub.start(wire);
    watching = watchReleases(hub, releases);
  });
  app.addHook('preClose', async () => {
    clearInterval(watching);
    hub.close();
  });
  app.addHook('onClose', async () => {
    await flush();
    await wire.close();
  });
  return { hub, tell };
}
