/** The origin of a server's address. Throws, with what is wrong, for what is none. */
export function checkedServer(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`--server: say the whole address, as in https://shop.example, not "${address}".`);
}
