import { factorMutations } from '@backoffice/api-client/resources/second-factor';
import type { Factor } from '@backoffice/contracts';
import { formatMoment, formatNumber } from '@backoffice/i18n';
import { detailOf, Fact, Facts, useTimeZone, useWrite } from '@backoffice/ui';
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
    <Facts>
      <Fact label={t('factor.since')}>{formatMoment(factor.since, timeZone)}</Fact>
      <Fact label={t('factor.codesLeft')}>
        {formatNumber(factor.codes_left)}{' '}
        {factor.codes_left <= FEW && <span className={styles.few}>{t('factor.fewCodes')}</span>}
      </Fact>
      {factor.remembered > 0 && (
        <Fact label={t('factor.remembered')}>
          {formatNumber(factor.remembered)} <ForgetButton />
        </Fact>
      )}
    </Facts>
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
