import type { Area } from '@backoffice/contracts';

/** Throws for a name that is wrong, or whose page others have. */
export function checkAreaName(name: string, routes: Area['routes']): void {
  if (!/^[a-z][a-z0-9]*$/.test(name)) throw new Error('A name: lower-case letters and digits');
  const isTaken = routes.some(({ path }) => path.toLowerCase() === `/${name}`);
  if (isTaken || name === 'login' || name === 'host') throw new Error(`/${name} is taken`);
}

/** The place behind all others in the sidebar. */
export const lastOrder = (routes: Area['routes']): number =>
  Math.max(0, ...routes.map(({ order }) => order)) + 10;
