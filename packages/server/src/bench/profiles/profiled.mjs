import { Session } from 'node:inspector/promises';

/** Microseconds between two looks at what runs. */
const EVERY = 250;

/** Runs before a server and lets whoever started it take a profile of its processor. */
const session = new Session();
session.connect();

process.on('message', async (word) => {
  if (word === 'profile') {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: EVERY });
    await session.post('Profiler.start');
    process.send?.('begun');
  } else if (word === 'profiled') {
    process.send?.((await session.post('Profiler.stop')).profile);
  }
});
process.channel?.unref();
