import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Keys } from '../commands/keys';
import styles from './quick-search.module.css';
import type { SearchResult } from './use-results';

interface Props {
  id: string;
  results: SearchResult[];
  highlighted: number | null;
  /** The result that Enter takes. */
  next: number | null;
  onChoose: (result: SearchResult) => void;
}

/** The text box keeps the focus; the highlighted result is its active descendant. */
export function ResultList({ id, results, highlighted, next, onChoose }: Props) {
  const { t } = useTranslation('shell');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);

  const groups = [...new Set(results.map(({ group }) => group))];
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('quickSearch.title')}>
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <div className={styles.group} aria-hidden="true">
            {group}
          </div>
          {results.map((result, index) =>
            result.group === group ? (
              // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the keyboard works in the text box
              <div
                key={result.key}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === highlighted}
                data-next={index === next || undefined}
                className={styles.result}
                onClick={() => onChoose(result)}
              >
                <span>{result.label}</span>
                {result.detail && <span className={styles.detail}>{result.detail}</span>}
                {result.keys && <Keys keys={result.keys} />}
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}
