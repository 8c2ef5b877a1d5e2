import { hasStandIn } from '@backoffice/api-client';
import { tryLine, watchLine } from '@backoffice/api-client/watch-line';
import { Spinner, useClockText, useLineAwaySince } from '@backoffice/ui';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './line-notice.module.css';
import { addLineTexts } from './texts';
import { useOutOfTheWay, useRoomAtEdge } from './use-out-of-the-way';

addLineTexts();

/** Milliseconds for which it says that the connection is back. */
const SHORTLY = 5_000;

/**
 * Says that there is no connection to the server, and shortly that it is back. It is part of the
 * page's end and sticks to the lower edge, so that nothing moves when it comes. A till that sells
 * without a line says something else, in its own bar.
 */
export function LineNotice() {
  const { t } = useTranslation('line');
  const timeOf = useClockText();
  const since = useLineAwaySince();
  const isBack = useIsBack(since);
  useEffect(watchLine, []);
  const isShown = (since !== null || isBack) && !hasStandIn();
  const box = useRef<HTMLDivElement>(null);
  const isAside = useOutOfTheWay(box, isShown);
  useRoomAtEdge(box, isShown && !isAside);

  return (
    <div
      ref={box}
      className={isShown ? styles.notice : undefined}
      data-tone={since === null ? 'back' : 'away'}
      data-aside={isAside || undefined}
    >
      <span role="status">
        {isShown && (since === null ? t('back') : t('away', { time: timeOf(since) }))}
      </span>
      {isShown && since !== null && <TryAgain />}
    </div>
  );
}

function TryAgain() {
  const { t } = useTranslation('line');
  const [isTrying, setIsTrying] = useState(false);
  const press = () => {
    if (isTrying) return;
    setIsTrying(true);
    void tryLine().finally(() => setIsTrying(false));
  };
  return (
    <button
      type="button"
      className="btn btn-sm btn-outline-secondary"
      aria-disabled={isTrying}
      onClick={press}
    >
      {isTrying && <Spinner small />}
      {isTrying ? t('trying') : t('tryAgain')}
    </button>
  );
}

/** True for a moment after the line came back. */
function useIsBack(since: number | null): boolean {
  const [isBack, setIsBack] = useState(false);
  const [before, setBefore] = useState(since);
  if (before !== since) {
    setBefore(since);
    setIsBack(before !== null && since === null);
  }
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setIsBack(false), SHORTLY);
    return () => clearTimeout(timer);
  }, [isBack]);
  useFreshData(isBack, since !== null);
  return isBack;
}

const isMissing = ({ state }: Query) => state.data === undefined;

/** Nothing waits for calls that went into a dead line; when it is back, the open page asks anew. */
function useFreshData(isBack: boolean, isAway: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isBack && (!isAway || hasStandIn())) return;
    const given = client.cancelQueries({ type: 'active', predicate: isMissing });
    if (isBack) void given.then(() => client.invalidateQueries());
  }, [client, isBack, isAway]);
}
