import { readStored, writeStored } from '@backoffice/api-client/storage';
import {
  Card,
  Icon,
  ICONS,
  usePermissions,
  usePerson,
  useTimeZone,
  useToday,
} from '@backoffice/ui';
import { useHref } from '@backoffice/ui/areas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import styles from './first-day.module.css';
import { isNew, STEPS, STEPS_SHOWN } from './first-steps';

/** Three steps for a person whose account is new, until somebody closes the card. */
export function FirstDay() {
  const user = usePerson().data?.user;
  const today = useToday();
  const timeZone = useTimeZone();
  if (!user || !isNew(user.created_at, today, timeZone)) return null;
  return <Steps key={user.id} remembered={`first-day-${user.id}`} />;
}

/** @param remembered the name under which the browser keeps that the card was closed */
function Steps({ remembered }: { remembered: string }) {
  const { t } = useTranslation('dashboard');
  const steps = useSteps();
  const [isClosed, setIsClosed] = useState(() => readStored(remembered) !== null);
  if (isClosed || steps.length === 0) return null;
  const close = () => {
    writeStored(remembered, 'closed');
    setIsClosed(true);
  };
  const closeButton = (
    <button
      type="button"
      className="btn btn-sm btn-link"
      onClick={close}
      aria-label={t('first.close')}
    >
      <Icon path={ICONS.close} />
    </button>
  );
  return (
    <Card title={t('first.title')} actions={closeButton}>
      <ol className={styles.steps}>
        {steps.map(({ name, to }, index) => (
          <li key={name} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <Link to={to}>{t(`first.${name}`)}</Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function useSteps() {
  const href = useHref();
  const can = usePermissions();
  return STEPS.flatMap(({ name, link, right }) => {
    const to = can(right) ? href(link) : undefined;
    return to === undefined ? [] : [{ name, to }];
  }).slice(0, STEPS_SHOWN);
}
