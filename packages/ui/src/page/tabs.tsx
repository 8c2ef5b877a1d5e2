import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useHiddenEnds } from './use-hidden-ends';

export interface Tab {
  id: string;
  label: ReactNode;
  /** Rendered only while its tab is open. */
  panel: () => ReactNode;
}

interface Props {
  tabs: readonly Tab[];
  /** What the tabs choose between. */
  label: string;
  /** Name of the parameter in the URL. */
  param?: string;
  onChange?: (id: string) => void;
}

/** Tabs whose choice is in the URL; arrow keys move between them. */
// eslint-disable-next-line max-lines-per-function -- in parts, it would cost the page that receives goods its budget of bytes
export function Tabs({ tabs, label, param = 'tab', onChange }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const ends = useHiddenEnds(list);
  const [params, setParams] = useSearchParams();
  const open = tabs.find((tab) => tab.id === params.get(param)) ?? tabs[0];
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-selected="true"]');
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open?.id]);

  const choose = (tab: Tab) => {
    if (tab.id === open?.id) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(param, tab.id);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
    onChange?.(tab.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === open?.id);
    const next = tabs[nextIndex(event.key, index, tabs.length, isRightToLeft(list.current))];
    if (!next) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="nav nav-tabs"
        data-more-start={ends.start || undefined}
        data-more-end={ends.end || undefined}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {tabs.map((tab) => {
          const isOpen = tab.id === open?.id;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              data-tab={tab.id}
              id={`${id}-${tab.id}`}
              aria-selected={isOpen}
              aria-controls={isOpen ? `${id}-panel` : undefined}
              tabIndex={isOpen ? 0 : -1}
              className={isOpen ? 'nav-link active' : 'nav-link'}
              onClick={() => choose(tab)}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {open && (
        <div
          key={open.id}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${open.id}`}
          className="tab-panel"
        >
          {open.panel()}
        </div>
      )}
    </div>
  );
}

const isRightToLeft = (element: HTMLElement | null) =>
  element?.closest('[dir]')?.getAttribute('dir') === 'rtl';

function nextIndex(key: string, index: number, count: number, rightToLeft: boolean): number {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}
