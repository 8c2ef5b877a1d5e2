import { lineAwaySince } from '@backoffice/api-client';
import { sharedTillQueries } from '@backoffice/api-client/resources/shared-tills';
import { KEEPS_SELLING, readStored } from '@backoffice/api-client/storage';
import type { SharedTillHere } from '@backoffice/contracts';
import { QueryView } from '@backoffice/ui';
import { useScanner } from '@backoffice/ui/scanner';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { noteUse, watchUse } from './idle';
import styles from './lock.module.css';
import { People, type PersonHere } from './people';
import { PinStep } from './pin-step';

type Step = { at: 'names' } | { at: 'pin'; person: PersonHere } | { at: 'password'; why?: string };

/** Milliseconds after which names that couldn't be loaded are asked for again. */
const AGAIN = 15_000;

/** Why there are no names; a till that sells without a line says for how long it does. */
function failureText() {
  if (lineAwaySince() === null) return 'notLoaded';
  return readStored(KEEPS_SELLING) === null ? 'closedWithoutLine' : 'closedTill';
}

/** Stands at a shared till in place of the sign-in, which is one press away. */
export function LockScreen({ children: signIn }: { children: ReactNode }) {
  const { t } = useTranslation('lock');
  const query = useQuery({
    ...sharedTillQueries.here(),
    // Nobody has to press anything once the line is back.
    refetchInterval: ({ state }) => state.status === 'error' && AGAIN,
  });
  const [step, setStep] = useState<Step>({ at: 'names' });
  // Signing in counts as use of the till.
  useEffect(() => watchUse(noteUse), []);
  if (query.data === null) return signIn;
  if (step.at === 'password') {
    return (
      <>
        {step.why && <div className={`alert alert-warning ${styles.note}`}>{step.why}</div>}
        {signIn}
        <LinkButton onPress={() => setStep({ at: 'names' })}>{t('toNames')}</LinkButton>
      </>
    );
  }
  return (
    <>
      <QueryView query={query} errorText={t(failureText())}>
        {(till) => till && <Locked till={till} step={step} onStep={setStep} />}
      </QueryView>
      <LinkButton onPress={() => setStep({ at: 'password' })}>
        {t(step.at === 'pin' ? 'byPassword' : 'byEmail')}
      </LinkButton>
    </>
  );
}

interface LockedProps {
  till: SharedTillHere;
  step: Exclude<Step, { at: 'password' }>;
  onStep: (step: Step) => void;
}

function Locked({ till, step, onStep }: LockedProps) {
  const { t } = useTranslation('lock');
  const [scans, setScans] = useState(0);
  useScanner(() => {
    setScans(scans + 1);
    return { outcome: 'refused', reason: t('scanned') };
  });
  const lockedOf = ({ username, surname }: PersonHere) =>
    t('locked', { name: `${username} ${surname}`.trim() });
  const choose = (person: PersonHere) =>
    onStep(person.locked ? { at: 'password', why: lockedOf(person) } : { at: 'pin', person });
  return (
    <>
      <p className={styles.till}>
        {till.name} · {till.company}
      </p>
      {scans > 0 && (
        <div key={`scan ${scans}`} role="alert" className={`alert alert-warning ${styles.note}`}>
          {t('scanned')}
        </div>
      )}
      {step.at === 'names' ? (
        <People people={till.people} onChoose={choose} />
      ) : (
        <PinStep
          key={`pin ${scans}`}
          person={step.person}
          onLocked={() => onStep({ at: 'password', why: lockedOf(step.person) })}
          onBack={() => onStep({ at: 'names' })}
        />
      )}
    </>
  );
}

function LinkButton({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  return (
    <button type="button" className="btn btn-link w-100 mt-2" onClick={onPress}>
      {children}
    </button>
  );
}
