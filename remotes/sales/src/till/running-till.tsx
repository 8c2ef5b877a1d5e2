import type { DraftOwner } from '@backoffice/api-client';
import type { ClosingView, Till, TillMovement } from '@backoffice/contracts';
import { onDemand, useCan, useUrlState } from '@backoffice/ui';
import { useState } from 'react';

import { isCounting } from '../counting/use-count';
import { Glance } from './glance';
import { Moved } from './moved';
import { Movements } from './movements';
import { TillButtons, type TillWork } from './till-buttons';
import styles from './till.module.css';

const CountCard = onDemand(async () => (await import('./late-parts')).CountCard);
const ClosedTill = onDemand(async () => (await import('./late-parts')).ClosedTill);
const MoveDialog = onDemand(async () => (await import('./late-parts')).MoveDialog);
const OpeningDialog = onDemand(async () => (await import('./late-parts')).OpeningDialog);

interface Props {
  till: Till;
  owner: DraftOwner;
}

/** A till since its last closing: its state, its movements, and the count that closes it. */
export function RunningTill({ till, owner }: Props) {
  const [isCountOpen, setIsBegun] = useBegun(() => isCounting(owner, till));
  const [closed, setClosed] = useState<ClosingView | null>(null);
  const [work, setWork] = useState<TillWork | null>(null);
  const [ownMoves, setOwnMoves] = useState<TillMovement[]>([]);
  const finish = (view: ClosingView) => {
    setIsBegun(false);
    setOwnMoves([]);
    setClosed(view);
  };

  return (
    <div className={styles.column}>
      {closed && <ClosedTill view={closed} onClose={() => setClosed(null)} />}
      <TillButtons
        till={till}
        isCounting={isCountOpen}
        onCount={() => setIsBegun(true)}
        onWork={setWork}
      />
      <div className={styles.columns}>
        {isCountOpen && (
          <CountCard
            till={till}
            owner={owner}
            onClose={() => setIsBegun(false)}
            onClosed={finish}
          />
        )}
        <Standing till={till} ownMoves={ownMoves} isCounting={isCountOpen} onWork={setWork} />
      </div>
      <Dialogs
        till={till}
        work={work}
        onMoved={(move) => setOwnMoves((former) => [...former, move])}
        onClose={() => setWork(null)}
      />
    </div>
  );
}

/** Whether a count is open: one that was left, or that the address or the button asks for. */
function useBegun(isLeft: () => boolean) {
  const [{ count }, setUrl] = useUrlState({ count: '' });
  const [isBegun, setIsBegun] = useState(isLeft);
  const isOpen = useCan('till.close') && (isBegun || count !== '');
  const change = (isOn: boolean) => {
    setIsBegun(isOn);
    setUrl({ count: '' });
  };
  return [isOpen, change] as const;
}

interface DialogsProps extends Pick<Props, 'till'> {
  work: TillWork | null;
  onMoved: (move: TillMovement) => void;
  onClose: () => void;
}

const Dialogs = ({ till, work, onMoved, onClose }: DialogsProps) => (
  <>
    {work?.type === 'move' && (
      <MoveDialog till={till} undone={work.undone} onMoved={onMoved} onClose={onClose} />
    )}
    {work?.type === 'open' && <OpeningDialog till={till} onClose={onClose} />}
  </>
);

interface StandingProps extends Pick<Props, 'till'> {
  /** The person's own latest movements, shown to people who don't get the till's report. */
  ownMoves: readonly TillMovement[];
  isCounting: boolean;
  onWork: (work: TillWork) => void;
}

function Standing({ till, ownMoves, isCounting: isCountOpen, onWork }: StandingProps) {
  const { report } = till;
  const moves = report?.movements ?? ownMoves;
  const undo = (undone: TillMovement) => onWork({ type: 'move', undone });
  return (
    <>
      <div className={styles.column}>
        <Glance till={till} />
        {!isCountOpen && <Movements moves={moves} onUndo={undo} />}
      </div>
      {report && !isCountOpen && <Moved report={report} />}
    </>
  );
}
