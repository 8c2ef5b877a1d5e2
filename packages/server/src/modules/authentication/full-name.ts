/** A person as the audit and messages call them. */
export const fullName = ({ username, surname }: { username: string; surname: string }): string =>
  `${username} ${surname}`.trim();
