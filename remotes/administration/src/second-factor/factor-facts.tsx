import { factorMutations } from '@backoffice/api-client/resources/second-factor';
import type { Factor } from '@backoffice/contracts';
import { formatMoment, formatNumber } from '@backoffice/i18n';
import { detailOf, useTimeZone, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './second-factor.module.css';

/** With this number of recovery codes left, or fewer, the card warns that they run out. */
const FEW = 3;

export function FactorFacts({ factor }: { factor: Factor }) {
  const { t } = useTranslation('administration');
  const timeZone = useTimeZone();
  return (
    <dl className={styles.facts}>
      <dt>{t('factor.since')}</dt>
      <dd>{formatMoment(factor.since, timeZone)}</dd>
      <dt>{t('factor.codesLeft')}</dt>
      <dd>
        {formatNumber(factor.codes_left)}
        {factor.codes_left <= FEW && (
          <span className="text-warning-emphasis">{t('factor.fewCodes')}</span>
        )}
      </dd>
      {factor.remembered > 0 && (
        <>
          <dt>{t('factor.remembered')}</dt>
          <dd>
            {formatNumber(factor.remembered)} <ForgetButton />
          </dd>
        </>
      )}
    </dl>
  );
}

function ForgetButton() {
  const { t } = useTranslation('administration');
  const forget = useWrite(factorMutations.forgetDevices());
  const [isBusy, setIsBusy] = useState(false);
  const act = () => {
    setIsBusy(true);
    forget()
      .then(
        () => notify.success(t('factor.forgotten')),
        (error: unknown) => notify.danger(t('people.notDone'), { detail: detailOf(error) }),
      )
      .finally(() => setIsBusy(false));
  };
  return (
    <button type="button" className="btn btn-link btn-sm p-0" disabled={isBusy} onClick={act}>
      {t('factor.forget')}
    </button>
  );
}
