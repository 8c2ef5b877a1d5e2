import { AlertDialog, Icon, ICONS, usePerson } from '@backoffice/ui';
import { messageText } from '@backoffice/ui/notify';
import { PrintPage } from '@backoffice/ui/printing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './second-factor.module.css';

export function PrintCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('administration');
  const [state, setState] = useState<'shown' | 'printing' | 'failed'>('shown');
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary"
        disabled={state === 'printing'}
        onClick={() => setState('printing')}
      >
        <Icon path={ICONS.printer} size={0.85} /> {t('factor.print')}
      </button>
      {state === 'printing' && (
        <PrintPage onDone={() => setState('shown')} onFail={() => setState('failed')}>
          <PrintedCodes codes={codes} />
        </PrintPage>
      )}
      {state === 'failed' && (
        <AlertDialog show text={messageText('printFailed')} onClose={() => setState('shown')} />
      )}
    </>
  );
}

function PrintedCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('administration');
  const { data } = usePerson();
  return (
    <article className={styles.paper}>
      <h1>{t('factor.codesTitle')}</h1>
      <p>
        {data?.company.name} · <bdi>{data?.user.email}</bdi>
      </p>
      <ul dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>{t('factor.codesText')}</p>
    </article>
  );
}
