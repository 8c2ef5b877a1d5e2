import { NARROW_SCREEN_WIDTH_PX } from '@backoffice/contracts';
import { Code, onDemand, useCode } from '@backoffice/ui';
import { useScansWait } from '@backoffice/ui/scanner';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigation } from 'react-router-dom';

import { usePreloadWhenIdle } from '../areas/loading/preload-when-idle';
import type { Floating } from '../commands/floating';
import { useCurrentPage } from '../navigation/page-on-screen';
import { PreviewBanner } from '../preview/preview-banner';
import { useQuestionKey } from '../quick-search/use-question-key';
import { useQuickSearchKeys } from '../quick-search/use-quick-search-keys';
import { noteVisit } from '../quick-search/visits';
import { IdleLock } from '../session/lock/idle-lock';
import { SettingsButton } from '../settings/settings-button';
import styles from './app-layout.module.css';
import { Footer } from './footer';
import { OutageMode } from './outage-mode';
import { ReleaseNotice } from './release-notice';
import { watchSheets } from './sheets';
import { Sidebar } from './sidebar/sidebar';
import { useSidebar } from './sidebar/use-sidebar';
import { TopBar } from './top-bar/top-bar';

const QUERY = `(max-width: ${NARROW_SCREEN_WIDTH_PX - 0.02}px)`;

function subscribe(listener: () => void) {
  const media = matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Under 993 px: the sidebar lies over the page, the menu of the top bar is folded. */
const useNarrowScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);

const QuickSearch = onDemand(async () => (await import('../quick-search/quick-search')).default);
const ShortcutsDialog = onDemand(
  async () => (await import('../commands/shortcuts-dialog')).default,
);
/** Fetched while there is a line. */
const lineNotice = new Code(() => import('./line/line-notice'));
const SettingsPanel = onDemand(async () => (await import('../settings/settings-panel')).default);

const MAIN_ID = 'main';
const TOGGLE_ID = 'sidebar-toggle';

/** Sidebar, top bar, footer and what floats above them, round the page of an area. */
export function AppLayout() {
  const sidebarId = useId();
  const isNarrow = useNarrowScreen();
  const sidebar = useSidebar(isNarrow, TOGGLE_ID);
  const [open, setOpen] = useState<Floating | null>(null);
  usePreloadWhenIdle(true);
  useVisits();
  useEffect(watchSheets, []);

  return (
    <>
      <SkipLink />
      <Progress />
      <div className={styles.layout} data-sidebar={sidebar.isShown ? 'shown' : 'hidden'}>
        <Side id={sidebarId} isNarrow={isNarrow} {...sidebar} />
        <div className={styles.content} inert={isNarrow && sidebar.isShown}>
          <TopBar
            isNarrow={isNarrow}
            sidebarId={sidebarId}
            isSidebarShown={sidebar.isShown}
            toggleId={TOGGLE_ID}
            onToggleSidebar={sidebar.toggle}
            onOpen={setOpen}
          />
          <PreviewBanner />
          <ReleaseNotice />
          <OutageMode />
          <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
            <Outlet />
          </main>
          <Footer />
          <LateLineNotice />
        </div>
      </div>
      <IdleLock />
      <SettingsButton onOpen={() => setOpen('settings')} />
      <Floats open={open} onOpen={setOpen} />
    </>
  );
}

/** The page does without it where it can't be loaded. */
function LateLineNotice() {
  const code = useCode(lineNotice, { onFailure: () => undefined });
  return code ? <code.LineNotice /> : null;
}

interface FloatsProps {
  open: Floating | null;
  onOpen: (what: Floating | null) => void;
}

function Floats({ open, onOpen }: FloatsProps) {
  const ahead = useQuickSearchKeys(open === 'search', (isOpen) => onOpen(isOpen ? 'search' : null));
  useQuestionKey(() => onOpen('shortcuts'));
  const close = () => onOpen(null);
  return (
    <>
      {open === 'search' && <QuickSearch ahead={ahead} onOpen={onOpen} onClose={close} />}
      {open === 'settings' && <SettingsPanel onClose={close} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </>
  );
}

/** Counts the pages that are opened, for quick search. */
function useVisits() {
  const path = useCurrentPage()?.route.path;
  useEffect(() => {
    if (path) noteVisit(path);
  }, [path]);
}

function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a className={`visually-hidden-focusable ${styles.skip}`} href={`#${MAIN_ID}`}>
      {t('skipToContent')}
    </a>
  );
}

/** A bar while the next page is on its way; scans wait for that page. */
function Progress() {
  const { t } = useTranslation('shell');
  const isBusy = useNavigation().state !== 'idle';
  useScansWait(isBusy);
  return isBusy && <div className={styles.progress} role="progressbar" aria-label={t('loading')} />;
}

interface SideProps {
  id: string;
  isNarrow: boolean;
  isShown: boolean;
  close: () => void;
}

/** The sidebar; where it lies over the page, a press beside it closes it. */
const Side = ({ id, isNarrow, isShown, close }: SideProps) => (
  <>
    <div className={styles.side}>
      <Sidebar id={id} isShown={isShown} isOverlay={isNarrow} onClose={close} />
    </div>
    {isNarrow && isShown && (
      <button
        type="button"
        className={styles.backdrop}
        tabIndex={-1}
        aria-hidden="true"
        onClick={close}
      />
    )}
  </>
);
