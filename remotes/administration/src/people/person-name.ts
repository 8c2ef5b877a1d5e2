/** Name and surname as one. */
export const personName = ({ username, surname }: { username: string; surname: string }): string =>
  [username, surname].filter(Boolean).join(' ');
