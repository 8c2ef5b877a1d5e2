import { peopleMutations } from '@backoffice/api-client/resources/people';
import type { Location, Person, PersonLink } from '@backoffice/contracts';
import { formatMoment, NO_VALUE } from '@backoffice/i18n';
import { detailOf, Icon, ICONS, SidePanel, useTimeZone, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { rightsName } from './people-words';
import styles from './people.module.css';
import { personName } from './person-name';
import { PersonSessions } from './person-sessions';
import { PersonState, stateOf } from './person-state';
import { ResetFactor } from './reset-factor';

interface Props {
  person: Person;
  shops: readonly Location[];
  /** The row is that of the person signed in. */
  isSelf: boolean;
  onEdit: () => void;
  onDisable: () => void;
  onLink: (link: PersonLink) => void;
  onClose: () => void;
}

export function PersonPanel({ person, shops, isSelf, onEdit, onDisable, onLink, onClose }: Props) {
  const { t } = useTranslation('administration');
  const isDisabled = person.state === 'disabled';
  return (
    <SidePanel title={personName(person)} onClose={onClose}>
      <Facts person={person} shops={shops} />
      <div className={styles.actions}>
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onEdit}>
          <Icon path={ICONS.edit} size={0.85} /> {t('edit')}
        </button>
        {isDisabled ? (
          <EnableButton person={person} />
        ) : (
          <>
            <LinkButton person={person} onLink={onLink} />
            <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onDisable}>
              {t('people.disable')}
            </button>
            {person.factor && !isSelf && <ResetFactor person={person} />}
          </>
        )}
      </div>
      {person.state === 'active' && <PersonSessions person={person} isSelf={isSelf} />}
    </SidePanel>
  );
}

function Facts({ person, shops }: { person: Person; shops: readonly Location[] }) {
  const { t } = useTranslation('administration');
  const timeZone = useTimeZone();
  const shop = shops.find(({ id }) => id === person.location)?.name;
  return (
    <dl className={styles.facts}>
      <dt>{t('email')}</dt>
      <dd>
        <bdi>{person.email}</bdi>
      </dd>
      <dt>{t('words:fields.rights')}</dt>
      <dd>
        {rightsName(person.rights)}
        <div className="form-text m-0">{t(`people.rightsOf.${person.rights}.text`)}</div>
      </dd>
      <dt>{t('people.shop')}</dt>
      <dd>{shop && person.limited ? t('people.onlyIn', { shop }) : (shop ?? NO_VALUE)}</dd>
      <dt>{t('words:fields.state')}</dt>
      <dd>
        <PersonState person={person} />
        {person.link_until && (
          <div className="form-text m-0">
            {t('people.linkUntil', { moment: formatMoment(person.link_until, timeZone) })}
          </div>
        )}
      </dd>
      {person.factor && (
        <>
          <dt>{t('factor.state')}</dt>
          <dd>{t('factor.on')}</dd>
        </>
      )}
      <dt>{t('words:fields.seenAt')}</dt>
      <dd>{formatMoment(person.seen_at, timeZone)}</dd>
    </dl>
  );
}

/** People who have a password get a reset, all others an invitation. */
const LINK_LABELS = {
  active: 'people.reset',
  invited: 'people.inviteAgain',
  expired: 'people.inviteAgain',
  employee: 'people.invite',
  disabled: 'people.reset',
  other: 'people.reset',
} as const;

function LinkButton({ person, onLink }: Pick<Props, 'person' | 'onLink'>) {
  const { t } = useTranslation('administration');
  const makeLink = useWrite(peopleMutations.newLink());
  const { isBusy, act } = useOnce(async () => onLink(await makeLink({ id: person.id })));
  return (
    <button
      type="button"
      className="btn btn-outline-secondary btn-sm"
      disabled={isBusy}
      onClick={act}
    >
      {t(LINK_LABELS[stateOf(person)])}
    </button>
  );
}

function EnableButton({ person }: { person: Person }) {
  const { t } = useTranslation('administration');
  const edit = useWrite(peopleMutations.edit(person.id));
  const { isBusy, act } = useOnce(async () => {
    await edit({ disabled: false });
    notify.success(t('people.enabled', { name: personName(person) }));
  });
  return (
    <button type="button" className="btn btn-primary btn-sm" disabled={isBusy} onClick={act}>
      {t('people.enable')}
    </button>
  );
}

/** Runs a button's work, once at a time, and notifies of a failure. */
function useOnce(work: () => Promise<void>) {
  const { t } = useTranslation('administration');
  const [isBusy, setIsBusy] = useState(false);
  const act = () => {
    setIsBusy(true);
    work()
      .catch((error: unknown) => notify.danger(t('people.notDone'), { detail: detailOf(error) }))
      .finally(() => setIsBusy(false));
  };
  return { isBusy, act };
}
