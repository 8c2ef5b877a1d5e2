import fs from 'node:fs';

/** Milliseconds of a processor that a process has used, all its threads together. */
export function usedBy(pid: number): number {
  const folder = `/proc/${pid}/task`;
  const threads = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const times = threads.map((thread) => fs.readFileSync(`${folder}/${thread}/schedstat`, 'utf8'));
  return times.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0);
}
