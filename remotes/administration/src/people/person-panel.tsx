import { peopleMutations } from '@backoffice/api-client/resources/people';
import type { Location, Person, PersonLink } from '@backoffice/contracts';
import { formatMoment, NO_VALUE } from '@backoffice/i18n';
import {
  detailOf,
  Fact,
  Facts,
  Icon,
  ICONS,
  SidePanel,
  useTimeZone,
  useWrite,
} from '@backoffice/ui';
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
      <PersonFacts person={person} shops={shops} />
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

function PersonFacts({ person, shops }: { person: Person; shops: readonly Location[] }) {
  const { t } = useTranslation('administration');
  const timeZone = useTimeZone();
  const shop = shops.find(({ id }) => id === person.location)?.name;
  return (
    <Facts>
      <Fact label={t('email')}>
        <bdi>{person.email}</bdi>
      </Fact>
      <Fact label={t('words:fields.rights')}>
        {rightsName(person.rights)}
        <small>{t(`people.rightsOf.${person.rights}.text`)}</small>
      </Fact>
      <Fact label={t('people.shop')}>
        {shop && person.limited ? t('people.onlyIn', { shop }) : (shop ?? NO_VALUE)}
      </Fact>
      <Fact label={t('words:fields.state')}>
        <PersonState person={person} />
        {person.link_until && (
          <small>
            {t('people.linkUntil', { moment: formatMoment(person.link_until, timeZone) })}
          </small>
        )}
      </Fact>
      {person.factor && <Fact label={t('factor.state')}>{t('factor.on')}</Fact>}
      <Fact label={t('words:fields.seenAt')}>{formatMoment(person.seen_at, timeZone)}</Fact>
    </Facts>
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
