import { factorQueries } from '@backoffice/api-client/resources/second-factor';
import type { Factor } from '@backoffice/contracts';
import { Badge, Card, QueryView } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FactorFacts } from './factor-facts';
import { NewCodes } from './new-codes';
import styles from './second-factor.module.css';
import { SetUp } from './set-up';
import { TurnOff } from './turn-off';

type Doing = 'nothing' | 'setUp' | 'newCodes' | 'turnOff';

/** One's own second factor; absent where the server knows none. */
export function FactorCard() {
  const { t } = useTranslation('administration');
  const query = useQuery(factorQueries.own());
  if (query.data === null) return null;
  const badge = query.data?.on && <Badge tone="success">{t('factor.on')}</Badge>;
  return (
    <Card title={t('factor.title')} actions={badge}>
      <QueryView query={query} errorText={t('factor.loadFailed')}>
        {(factor) => factor && <Content factor={factor} />}
      </QueryView>
    </Card>
  );
}

function Content({ factor }: { factor: Factor }) {
  const { t } = useTranslation('administration');
  const [doing, setDoing] = useState<Doing>('nothing');
  const stop = () => setDoing('nothing');
  const done = (text: string) => {
    stop();
    notify.success(text);
  };
  if (doing === 'setUp') return <SetUp onDone={() => done(t('factor.isOn'))} onClose={stop} />;
  if (doing === 'newCodes') {
    return <NewCodes onDone={() => done(t('factor.codesRenewed'))} onCancel={stop} />;
  }
  if (doing === 'turnOff') {
    return <TurnOff onDone={() => done(t('factor.isOff'))} onCancel={stop} />;
  }
  return <Overview factor={factor} onDo={setDoing} />;
}

interface OverviewProps {
  factor: Factor;
  onDo: (doing: Doing) => void;
}

function Overview({ factor, onDo }: OverviewProps) {
  const { t } = useTranslation('administration');
  if (!factor.on) {
    return (
      <div className={styles.parts}>
        <p>{t('factor.text')}</p>
        {factor.required && <p>{t('factor.required')}</p>}
        <button type="button" className="btn btn-primary" onClick={() => onDo('setUp')}>
          {t('factor.setUp')}
        </button>
      </div>
    );
  }
  const change = (doing: Doing, text: string) => (
    <button type="button" className="btn btn-outline-secondary" onClick={() => onDo(doing)}>
      {text}
    </button>
  );
  return (
    <div className={styles.parts}>
      <FactorFacts factor={factor} />
      {factor.required && <p>{t('factor.required')}</p>}
      <div className={styles.actions}>
        {change('setUp', t('factor.newPhone'))}
        {change('newCodes', t('factor.newCodes'))}
        {!factor.required && change('turnOff', t('factor.turnOff'))}
      </div>
    </div>
  );
}
