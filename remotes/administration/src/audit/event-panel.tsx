import type { AuditEvent } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';
import { SidePanel, useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from '../people/people.module.css';
import { Changes, Who } from './audit-columns';
import { Subject } from './audit-subject';
import { changeTexts } from './audit-words';
import { kindText } from './word-in';

interface Props {
  event: AuditEvent;
  onClose: () => void;
}

/** All of an event; a phone's rows have no room for what changed. */
export function EventPanel({ event, onClose }: Props) {
  const { t } = useTranslation('administration');
  const timeZone = useTimeZone();
  const changes = changeTexts(t, event);
  return (
    <SidePanel title={kindText(event.kind)} onClose={onClose}>
      <dl className={styles.facts}>
        <dt>{t('words:fields.at')}</dt>
        <dd>{formatMoment(event.at, timeZone)}</dd>
        <dt>{t('words:fields.by')}</dt>
        <dd>
          <Who {...event} />
        </dd>
        {event.subject !== '' && (
          <>
            <dt>{t('audit.subject')}</dt>
            <dd>
              <ul className="list-unstyled mb-0">
                <li>
                  <Subject {...event} />
                </li>
              </ul>
            </dd>
          </>
        )}
        {changes.length > 0 && (
          <>
            <dt>{t('audit.changes')}</dt>
            <dd>
              <Changes texts={changes} />
            </dd>
          </>
        )}
      </dl>
    </SidePanel>
  );
}
