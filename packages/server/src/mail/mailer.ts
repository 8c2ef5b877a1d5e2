import type { Config } from '../config';

/** Milliseconds for one letter, as the person who asked for it waits that long. */
const PATIENCE = 10_000;

export interface Letter {
  to: { name: string; address: string };
  subject: string;
  text: string;
}

/** Hands a letter in; throws when the mail server does not take it in time. */
export type SendMail = (letter: Letter) => Promise<void>;

async function within<T>(time: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), time);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** How the server sends mail; null where none is set up. */
export function mailer({ mail }: Pick<Config, 'mail'>, patience = PATIENCE): SendMail | null {
  if (!mail) return null;
  const { url, from } = mail;
  const limits = {
    ...{ connectionTimeout: patience, greetingTimeout: patience },
    ...{ socketTimeout: patience, dnsTimeout: patience },
  };
  const isolated = { disableFileAccess: true, disableUrlAccess: true };
  return async (letter) => {
    // Loaded with the first letter, as most servers never send one.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, ...limits, ...isolated }, { from });
    await within(patience, transport.sendMail(letter));
  };
}
