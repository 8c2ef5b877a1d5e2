import type { PersonLink } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';
import { AnswerDialog, onDemand, useTimeZone } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CopyField } from '../../codes/copy-field';
import styles from './link.module.css';

const QrCode = onDemand(async () => (await import('../../codes/qr-code')).QrCode);

interface Props {
  link: PersonLink;
  person: { name: string; email: string };
  onClose: () => void;
}

/** Shows a person's link, which can't be shown again later, and whether its e-mail was sent. */
export function LinkDialog({ link: { link, until, mail }, person, onClose }: Props) {
  const { t } = useTranslation('administration');
  const timeZone = useTimeZone();
  const [hasCode, setHasCode] = useState(true);
  const moment = formatMoment(until, timeZone);
  const content = (
    <div className={styles.link}>
      <MailNote mail={mail} email={person.email} />
      <p>{t('people.linkText', { name: person.name, moment })}</p>
      <CopyField label={t('people.link')} value={link} />
      {hasCode && <QrCode text={link} label={t('people.code')} onClose={() => setHasCode(false)} />}
    </div>
  );
  return (
    <AnswerDialog show title={t('people.linkTitle', person)} text={content} onClose={onClose}>
      <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
        {t('people.done')}
      </button>
    </AnswerDialog>
  );
}

function MailNote({ mail, email }: { mail: PersonLink['mail']; email: string }) {
  const { t } = useTranslation('administration');
  if (mail === 'failed') {
    return (
      <div className="alert alert-warning mb-0" role="alert">
        {t('people.mailFailed', { email })}
      </div>
    );
  }
  return <p>{mail === 'sent' ? t('people.mailSent', { email }) : t('people.mailNone')}</p>;
}
