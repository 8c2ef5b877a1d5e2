import { Suspense, lazy, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigation } from 'react-router-dom';

import { usePreloadWhenIdle } from '../areas/preload-when-idle';
import { useStoredChoice } from '../navigation/stored-choice';
import { useQuickSearchKeys } from '../quick-search/use-quick-search-keys';
import classes from './app-layout.module.css';
import { sidebarVisibility } from './choices';
import { Footer } from './footer';
import { ReleaseNotice } from './release-notice';
import { SettingsButton } from './settings-button';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useNarrowScreen } from './use-narrow-screen';

const QuickSearch = lazy(() => import('../quick-search/quick-search'));
const SettingsPanel = lazy(() => import('./settings-panel'));

const MAIN_ID = 'main';

/** Sidebar, top bar, footer and what floats above them, round the page of an area. */
export function AppLayout() {
  const { t } = useTranslation('shell');
  const sidebarId = useId();
  const isNarrow = useNarrowScreen();
  const sidebar = useSidebar(isNarrow);
  const [isSearching, setIsSearching] = useState(false);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const isBusy = useNavigation().state !== 'idle';
  useQuickSearchKeys(isSearching, setIsSearching);
  usePreloadWhenIdle(true);

  return (
    <>
      <a className={`visually-hidden-focusable ${classes.skip}`} href={`#${MAIN_ID}`}>
        {t('skipToContent')}
      </a>
      {isBusy && <div className={classes.progress} role="progressbar" aria-label={t('loading')} />}
      <div className={classes.layout} data-sidebar={sidebar.isShown ? 'shown' : 'hidden'}>
        <div className={classes.side}>
          <Sidebar
            id={sidebarId}
            isShown={sidebar.isShown}
            isOverlay={isNarrow}
            onClose={sidebar.close}
          />
        </div>
        {isNarrow && sidebar.isShown && (
          <button
            type="button"
            className={classes.backdrop}
            tabIndex={-1}
            aria-label={t('sidebar.close')}
            onClick={sidebar.close}
          />
        )}
        <div className={classes.content} inert={isNarrow && sidebar.isShown}>
          <TopBar
            isNarrow={isNarrow}
            sidebarId={sidebarId}
            isSidebarShown={sidebar.isShown}
            sidebarToggle={sidebar.toggleButton}
            onToggleSidebar={sidebar.toggle}
            onOpenSearch={() => setIsSearching(true)}
            onOpenSettings={() => setIsSettingUp(true)}
          />
          <ReleaseNotice />
          <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
      <SettingsButton onOpen={() => setIsSettingUp(true)} />
      <Suspense fallback={null}>
        {isSearching && <QuickSearch onClose={() => setIsSearching(false)} />}
        {isSettingUp && <SettingsPanel onClose={() => setIsSettingUp(false)} />}
      </Suspense>
    </>
  );
}

/** On wide screens beside the page and remembered; on narrow ones over it until used or left. */
function useSidebar(isNarrow: boolean) {
  const visibility = useStoredChoice(sidebarVisibility);
  const [isOverlayOpen, setIsOverlayOpen] = useState(false);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const isShown = isNarrow ? isOverlayOpen : visibility === 'shown';

  useEffect(() => {
    if (!isNarrow || !isOverlayOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOverlayOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      toggleButton.current?.focus();
    };
  }, [isNarrow, isOverlayOpen]);

  return {
    isShown,
    toggleButton,
    close: () => setIsOverlayOpen(false),
    toggle: () =>
      isNarrow
        ? setIsOverlayOpen(!isOverlayOpen)
        : sidebarVisibility.set(isShown ? 'hidden' : 'shown'),
  };
}
