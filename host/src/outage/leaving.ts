/** Answers whether to sign out; null while nobody asks. */
type Answer = (leaves: boolean) => void;

let asked: Answer | null = null;
const listeners = new Set<() => void>();

function change(next: Answer | null): void {
  asked = next;
  for (const listener of [...listeners]) listener();
}

export const askedToLeave = (): Answer | null => asked;

export function onAskedToLeave(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Asks whether to sign out although sales wait; the bar of the outage shows the question. */
export const askToLeave = (): Promise<boolean> =>
  new Promise((resolve) => {
    change((leaves) => {
      change(null);
      resolve(leaves);
    });
  });
