import type { CDPSession, Page } from 'playwright-core';

type Profile = Awaited<ReturnType<typeof stop>>['profile'];

/** Milliseconds of the main thread by whose work it was. */
export type Work = Record<string, number>;

/** What the browser names itself, as V8's profiler calls it. */
const NAMED = new Map([
  ['(program)', 'the browser: compiling, styles, layout, painting'],
  ['(garbage collector)', 'garbage'],
  ['(idle)', 'waiting'],
  ['(root)', 'waiting'],
]);

const stop = (session: CDPSession) => session.send('Profiler.stop');

/**
 * Watches a page's main thread, also over a navigation.
 *
 * @returns ends it: the work between two moments, in milliseconds since the page began
 */
export async function watchProcessor(page: Page, session: CDPSession) {
  await session.send('Performance.enable');
  await session.send('Profiler.enable');
  await session.send('Profiler.start');
  return async (from: number, until: number): Promise<Work> => {
    const { profile } = await stop(session);
    const { metrics } = await session.send('Performance.getMetrics');
    const began = metrics.find(({ name }) => name === 'NavigationStart')?.value ?? NaN;
    const parts = await partsOf(page);
    const microseconds = (moment: number) => began * 1e6 + moment * 1_000;
    return sumUp(profile, microseconds(from), microseconds(until), parts);
  };
}

/** By file of the host for what it is there, as the page itself is told. */
async function partsOf(page: Page) {
  const text = await page.evaluate(() => document.getElementById('/files.json')?.textContent);
  const { pages = {} } = JSON.parse(text ?? '{}') as { pages?: Record<string, string[]> };
  const named = Object.entries(pages).flatMap(([part, files]) =>
    files.map((file) => [file, `the host: ${part}`] as const),
  );
  return new Map(named);
}

function sumUp(profile: Profile, from: number, until: number, parts: Map<string, string>): Work {
  const nodes = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const work: Work = {};
  let time = profile.startTime;
  profile.samples?.forEach((id, at) => {
    const spent = profile.timeDeltas?.[at] ?? 0;
    time += spent;
    const { url = '', functionName = '' } = nodes.get(id) ?? {};
    if (time < from || time > until) return;
    const whose = NAMED.get(functionName) ?? whoseFile(url, parts);
    work[whose] = (work[whose] ?? 0) + spent / 1_000;
  });
  return work;
}

function whoseFile(url: string, parts: Map<string, string>) {
  const [, area, file = ''] = /\/(remotes\/\w+\/)?(?:[^/]+\/)*([^/?]*)/.exec(pathOf(url)) ?? [];
  if (area) return /^(remote-entry|__federation)/.test(file) ? 'the area: its entry' : 'the area';
  if (!file) return 'functions of the browser';
  return parts.get(file) ?? (file.startsWith('early') ? 'the early script' : 'the host');
}

const pathOf = (url: string) => (url.startsWith('http') ? new URL(url).pathname : '');
