import type { AuditEvent } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';
import { Fact, Facts, SidePanel, useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

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
      <Facts>
        <Fact label={t('words:fields.at')}>{formatMoment(event.at, timeZone)}</Fact>
        <Fact label={t('words:fields.by')}>
          <Who {...event} />
        </Fact>
        {event.subject !== '' && (
          <Fact label={t('audit.subject')}>
            <ul className="list-unstyled mb-0">
              <li>
                <Subject {...event} />
              </li>
            </ul>
          </Fact>
        )}
        {changes.length > 0 && (
          <Fact label={t('audit.changes')}>
            <Changes texts={changes} />
          </Fact>
        )}
      </Facts>
    </SidePanel>
  );
}
