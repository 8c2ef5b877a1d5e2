import fs from 'node:fs';

/** Stops what the set-up started. */
export default async function tearDown(): Promise<void> {
  const { postgres, folder, pooler } = globalThis.backofficeTestRun ?? {};
  await pooler?.stop();
  await postgres?.stop();
  await postgres?.remove();
  if (folder) fs.rmSync(folder, { recursive: true, force: true });
}
