import { readSlots, writeSlots } from '../releases.mjs';
import { slotOf } from './history.mjs';
import { withLock } from './lock.mjs';
import { checkName } from './names.mjs';

/**
 * Hands names that were released back to `npm start`, which serves the workspace's builds of them
 * from then on. Until then nothing changes.
 *
 * @param {string} releases
 * @param {string[]} names
 */
export async function unpin(releases, names) {
  names.forEach(checkName);
  await withLock(releases, async () => {
    const slots = await readSlots(releases);
    await writeSlots(releases, names.reduce(withUnpinned, slots));
  });
}

function withUnpinned(slots, name) {
  const slot = slotOf(slots, name);
  if (!slot) throw new Error(`${name} is not served here`);
  if (slot.source === 'start') throw new Error(`${name} is not pinned: npm start serves its build`);
  const unpinned = { ...slot, source: 'start' };
  if (name === 'host') return { ...slots, host: unpinned };
  return { ...slots, areas: { ...slots.areas, [name]: unpinned } };
}
