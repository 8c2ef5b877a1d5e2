/** Milliseconds before the second and the third attempt. */
const PAUSES = [300, 1_500];

const load = () => import('../layout/signed-in');

let arrived: ReturnType<typeof load> | undefined;

async function loadPatiently() {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

/** The layout and what shows areas; fetched once, and again after a failure. */
export function loadSignedIn(): ReturnType<typeof load> {
  arrived ??= loadPatiently().catch((error: unknown) => {
    arrived = undefined;
    throw error;
  });
  return arrived;
}
