import type { Area } from '@backoffice/contracts';

/** The host or an area, with the links that it uses. */
export interface LinkUser {
  name: string;
  usesLinks?: string[] | undefined;
}

/**
 * The users of an area's links, which would lead nowhere without it.
 *
 * @returns by link the names of its users
 */
export function linkUsers(
  { name, links = {} }: Pick<Area, 'name' | 'links'>,
  others: LinkUser[],
): { link: string; users: string[] }[] {
  const users = others.filter((other) => other.name !== name);
  return Object.keys(links)
    .map((link) => ({
      link,
      users: users.filter(({ usesLinks }) => usesLinks?.includes(link)).map((user) => user.name),
    }))
    .filter(({ users: found }) => found.length > 0);
}

/** Says why an area has to stay, and what to do. */
export function textOfUsers(name: string, found: ReturnType<typeof linkUsers>): string {
  const lines = found.map(({ link, users }) => `  ${users.join(' and ')}: ${link}`);
  return `Others lead to ${name} by its links:\n${lines.join('\n')}\nTake these links out of their code and usesLinks first.`;
}
