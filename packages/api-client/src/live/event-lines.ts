import { LIVE_ROOTS, type LiveEvent } from '@backoffice/contracts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** An event as a server sent it; null where this version can't read it. */
export function eventOf(data: string): LiveEvent | null {
  try {
    const { roots, sold, by, again } = JSON.parse(data) as Record<string, unknown>;
    if (!Array.isArray(roots)) return null;
    return {
      roots: LIVE_ROOTS.filter((root) => roots.includes(root)),
      ...(Array.isArray(sold) && { sold: sold.filter(isNumber) }),
      ...(typeof by === 'string' && { by }),
      ...(again === true && { again }),
    };
  } catch {
    return null;
  }
}

/** Reads a stream of events to its end: each piece of it is a sign of life, some hold events. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  heard: (events: LiveEvent[]) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    const lines = blocks.flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? []);
    heard(lines.flatMap((line) => eventOf(line) ?? []));
  }
}
