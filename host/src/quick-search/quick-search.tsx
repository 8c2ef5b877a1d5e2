import { QUICK_SEARCH_FOCUS_DELAY } from '@backoffice/contracts';
import { DialogFrame } from '@backoffice/ui';
import { useScanner } from '@backoffice/ui/scanner';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import Modal from 'react-bootstrap/Modal';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import type { Floating } from '../commands/floating';
import styles from './quick-search.module.css';
import { ResultList } from './result-list';
import { useTypedAhead, type TypedAhead } from './typed-ahead';
import { QUICK_SEARCH_FIELD } from './use-quick-search-keys';
import { useResults, type SearchResult } from './use-results';

interface Props {
  /** Keys that are typed before the box has the focus. */
  ahead: TypedAhead;
  onOpen: (what: Floating) => void;
  onClose: () => void;
}

/** Quick search; what is scanned while it is open is looked up as if it had been typed. */
export default function QuickSearch({ ahead, onOpen, onClose }: Props) {
  const { t } = useTranslation('shell');
  const listId = useId();
  const [highlighted, highlight] = useState<number | null>(null);
  const { query, isEntered, search, field } = useSearchText(ahead, () => highlight(null));
  const { results, isPending } = useResults(query, onOpen);
  const choose = (result: SearchResult | undefined) => {
    if (!result) return;
    onClose();
    result.act();
  };
  const isFound = query.trim() !== '' && results.length > 0;
  const next = highlighted ?? (isFound ? 0 : null);
  useFirstResult(isEntered && isFound, () => choose(results[0]));

  return (
    <DialogFrame show onHide={onClose} aria-label={t('quickSearch.title')} scrollable>
      <Modal.Body className={styles.body}>
        <input
          ref={field}
          {...FIELD}
          role="combobox"
          className={styles.field}
          placeholder={t('quickSearch.placeholder')}
          aria-label={t('quickSearch.title')}
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-activedescendant={highlighted === null ? undefined : `${listId}-${highlighted}`}
          value={query}
          onChange={({ target }) => search(target.value)}
          onKeyDown={onKeys({ query, results, highlighted, highlight, choose })}
        />
        <ResultList id={listId} {...{ results, highlighted, next }} onChoose={choose} />
        <Outcome query={query} count={results.length} isPending={isPending} />
      </Modal.Body>
    </DialogFrame>
  );
}

const FIELD = {
  [QUICK_SEARCH_FIELD]: '',
  type: 'text',
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  spellCheck: false,
} as const;

/** Enter may come before the first result does. */
function useFirstResult(isWanted: boolean, choose: () => void) {
  const chooseNow = useEffectEvent(choose);
  useEffect(() => {
    if (isWanted) chooseNow();
  }, [isWanted]);
}

/** The text that is searched for, typed into the box or before the box was there. */
function useSearchText(ahead: TypedAhead, onSearch: () => void) {
  const typed = useTypedAhead(ahead);
  const [text, setText] = useState<string | null>(null);
  const [isEntered, setIsEntered] = useState(false);
  const query = text ?? typed.text;
  const search = (next: string) => {
    setText(next);
    setIsEntered(false);
    onSearch();
  };
  useScanner((code) => search(code));
  const field = useFieldFocus(() => {
    // The text must be in the box before the next key arrives.
    flushSync(() => {
      setText(query);
      setIsEntered(typed.isEntered);
    });
    ahead.stop();
  });
  return { query, isEntered: isEntered || typed.isEntered, search, field };
}

interface KeyParts {
  query: string;
  results: readonly SearchResult[];
  highlighted: number | null;
  highlight: (index: number | null) => void;
  choose: (result: SearchResult | undefined) => void;
}

/**
 * Arrows move through the results; Enter takes the highlighted one, else the first that was found.
 * Before anything is typed nothing was looked for, and Enter takes none.
 */
const onKeys =
  ({ query, results, highlighted, highlight, choose }: KeyParts) =>
  (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    const first = query.trim() === '' ? undefined : results[0];
    if (step === undefined) choose(highlighted === null ? first : results[highlighted]);
    else highlight(neighbour(highlighted, step, results.length));
  };

/** The text box takes the focus after the specified 100 ms. */
function useFieldFocus(onFocus: () => void) {
  const field = useRef<HTMLInputElement>(null);
  const tell = useEffectEvent(onFocus);
  useEffect(() => {
    const timer = setTimeout(() => {
      tell();
      field.current?.focus();
      field.current?.setSelectionRange(-1, -1);
    }, QUICK_SEARCH_FOCUS_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return field;
}

function neighbour(index: number | null, step: number, count: number): number | null {
  if (count === 0) return null;
  if (index === null) return step > 0 ? 0 : count - 1;
  return (index + step + count) % count;
}

interface OutcomeProps {
  query: string;
  count: number;
  isPending: boolean;
}

/** The outcome of the search; a screen reader is told the number of results, which others see. */
function Outcome({ query, count, isPending }: OutcomeProps) {
  const { t } = useTranslation('shell');
  const isEmpty = query.trim() === '';
  const isNothing = !isEmpty && count === 0 && !isPending;
  return (
    <>
      {isEmpty && <p className={styles.hint}>{t('quickSearch.hint')}</p>}
      <div role="status" className={isNothing ? styles.nothing : 'visually-hidden'}>
        {isNothing && t('quickSearch.noResults')}
        {count > 0 && t('quickSearch.results', { count })}
      </div>
    </>
  );
}
