import { notify } from '@backoffice/ui/notify';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Code } from '../../code/code';
import { onDemand } from '../../loading/on-demand';
import { useCan } from '../../session/use-can';
import { UndoContext, type Undo } from './use-undo';

const code = new Code(() => import('./undo-operation'));
const UndoOperation = onDemand(async () => (await code.fetch()).UndoOperation);

interface Asked {
  number: number;
  operation: number;
  onUndone: ((ids: readonly number[]) => void) | undefined;
  asksFirst: boolean;
}

/** Stands around a page on which operations can be undone, from notifications and lists. */
export function Undoing({ children }: { children: ReactNode }) {
  const { t } = useTranslation('stock');
  const isKnown = useCan('operations.view');
  const client = useQueryClient();
  const isHere = useIsMounted();
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const count = useRef(0);

  const value = useMemo((): Undo => {
    const begin = (operation: number, onUndone: Asked['onUndone'], asksFirst = false) => {
      if (isHere.current) {
        const number = (count.current += 1);
        setAsked((before) => [...before, { number, operation, onUndone, asksFirst }]);
      } else {
        // The button's notification outlived the page.
        void code.fetch().then(
          ({ undoAlone }) => undoAlone(client, operation, t),
          () => notify.danger(t('undo.failed')),
        );
      }
    };
    const action: Undo['action'] = (operation, onUndone) =>
      operation === null || !isKnown
        ? undefined
        : { label: t('undo.action'), onAct: () => begin(operation, onUndone) };
    return {
      action,
      undo: (operation, onUndone) => begin(operation, onUndone),
      ask: (operation) => begin(operation, undefined, true),
    };
  }, [t, isKnown, client, isHere]);

  const forget = (one: Asked) => setAsked((before) => before.filter((other) => other !== one));
  return (
    <UndoContext value={value}>
      {children}
      {asked.map((one) => (
        <UndoOperation key={one.number} {...one} onClose={() => forget(one)} />
      ))}
    </UndoContext>
  );
}

function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
