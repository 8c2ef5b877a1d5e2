import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import styles from './page.module.css';
import { useHiddenEnds } from './use-hidden-ends';

export interface Tab {
  id: string;
  label: ReactNode;
  /** Rendered only while its tab is open. */
  panel: () => ReactNode;
}

interface Props {
  tabs: readonly Tab[];
  /** Name of the row of tabs for screen readers. */
  label: string;
  /** Name of the parameter in the URL. */
  param?: string;
  onChange?: (id: string) => void;
  /** A control that belongs to what the tabs show, at the end of their row. */
  end?: ReactNode;
}

/** Tabs whose choice is in the URL; arrow keys move between them. */
export function Tabs({ tabs, label, param = 'tab', onChange, end }: Props) {
  const id = useId();
  const { open, choose } = useOpenTab(tabs, param, onChange);
  return (
    <div>
      <div className={styles.tabs}>
        <TabRow of={id} {...{ tabs, label, open, choose }} />
        {end}
      </div>
      {open && <TabPanel key={open.id} of={id} tab={open} />}
    </div>
  );
}

interface RowProps extends Pick<Props, 'tabs' | 'label'> {
  of: string;
  open: Tab | undefined;
  choose: (tab: Tab) => void;
}

function TabRow({ of, tabs, label, open, choose }: RowProps) {
  const list = useRef<HTMLDivElement>(null);
  const ends = useHiddenEnds(list);
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-selected="true"]');
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open?.id]);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === open?.id);
    const next = tabs[nextIndex(event.key, index, tabs.length, isRightToLeft(list.current))];
    if (!next) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
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
      {tabs.map((tab) => (
        <TabButton key={tab.id} of={of} tab={tab} isOpen={tab.id === open?.id} onOpen={choose} />
      ))}
    </div>
  );
}

/** The tab that the URL names, else the first one, and a function that opens another. */
function useOpenTab(tabs: readonly Tab[], param: string, onChange: Props['onChange']) {
  const [params, setParams] = useSearchParams();
  const open = tabs.find((tab) => tab.id === params.get(param)) ?? tabs[0];
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
  return { open, choose };
}

interface TabProps {
  /** The id of the tabs that it belongs to. */
  of: string;
  tab: Tab;
}

function TabButton({
  of,
  tab,
  isOpen,
  onOpen,
}: TabProps & { isOpen: boolean; onOpen: (tab: Tab) => void }) {
  return (
    <button
      type="button"
      role="tab"
      data-tab={tab.id}
      id={`${of}-${tab.id}`}
      aria-selected={isOpen}
      aria-controls={isOpen ? `${of}-panel` : undefined}
      tabIndex={isOpen ? 0 : -1}
      className={isOpen ? 'nav-link active' : 'nav-link'}
      onClick={() => onOpen(tab)}
    >
      {tab.label}
    </button>
  );
}

const TabPanel = ({ of, tab }: TabProps) => (
  <div role="tabpanel" id={`${of}-panel`} aria-labelledby={`${of}-${tab.id}`} className="tab-panel">
    {tab.panel()}
  </div>
);

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
