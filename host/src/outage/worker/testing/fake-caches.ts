/** Cache storage in memory; `room` bounds how many entries there may be in all. */
export function fakeCaches({ room = Infinity } = {}) {
  const stores = new Map<string, Map<string, Response>>();
  const limits = { room };
  const urlOf = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : asked, location.origin).href;
  const count = () => [...stores.values()].reduce((sum, { size }) => sum + size, 0);

  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (asked: RequestInfo) => store.get(urlOf(asked))?.clone(),
      put: async (asked: RequestInfo, answer: Response) => {
        if (count() >= limits.room) throw new DOMException('No room', 'QuotaExceededError');
        store.set(urlOf(asked), answer);
      },
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (asked: { url: string }) => store.delete(asked.url),
    };
  };
  const files = () => [...(stores.get('outage-files')?.keys() ?? [])].sort();
  return { open, files, limits };
}
