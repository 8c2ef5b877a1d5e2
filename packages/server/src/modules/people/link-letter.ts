import type { FastifyBaseLogger } from 'fastify';

import type { Dependencies } from '../../http/context';
import type { Letter } from '../../mail/mailer';
import { fullName } from '../authentication/full-name';
import { readInvitation } from '../authentication/invitation.repository';
import { hashToken } from '../authentication/sessions';

type Invitation = NonNullable<Awaited<ReturnType<typeof readInvitation>>>;

function letterOf({ kind, company, timezone, until, ...person }: Invitation, link: string): Letter {
  const time = new Intl.DateTimeFormat('en-GB', {
    ...{ dateStyle: 'full', timeStyle: 'short', timeZone: timezone },
  });
  const isNew = kind === 'invitation';
  const lines = [
    `Hello ${person.username},`,
    isNew
      ? `you are invited to the back office of ${company}. Choose a password here:`
      : `choose a new password for the back office of ${company} here:`,
    link,
    `The link works once, until ${time.format(new Date(until))}.`,
    ...(isNew ? [] : ['If you did not ask for it, tell the owner of the company.']),
  ];
  return {
    to: { name: fullName(person), address: person.email },
    subject: isNew ? `Your invitation to ${company}` : `A new password for ${company}`,
    text: `${lines.join('\n\n')}\n`,
  };
}

/**
 * Sends a link to the person whom it is for, and says whether that went well; null if no mail is
 * set up. The link's secret is kept out of the log, as mail servers may quote the letter in their
 * errors.
 */
export async function mailLink(
  { db, mail, now }: Pick<Dependencies, 'db' | 'mail' | 'now'>,
  link: string,
  log: FastifyBaseLogger,
): Promise<'sent' | 'failed' | null> {
  if (!mail) return null;
  const secret = link.slice(link.lastIndexOf('/') + 1);
  try {
    const invitation = await readInvitation(db, hashToken(secret), now());
    if (!invitation) return null;
    await mail(letterOf(invitation, link));
    return 'sent';
  } catch (error) {
    const reason = String(error).replaceAll(secret, '…').slice(0, 500);
    log.warn({ reason }, 'a link could not be sent by mail');
    return 'failed';
  }
}
