import type { Registry } from '@backoffice/contracts';
import { currentLanguage } from '@backoffice/i18n';
import { usePermissions } from '@backoffice/ui';
import { usePrefix } from '@backoffice/ui/areas';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Floating } from '../commands/floating';
import { addCommandTexts } from '../commands/texts';
import { lock } from '../session/lock/lock';
import { useIsSharedTill } from '../session/lock/switch-person';
import { useLeave } from '../session/use-leave';
import { useTheme } from '../theme/theme-provider';
import { searchableActions } from './search-index';

addCommandTexts();

/** Something to do, as quick search finds it. */
export interface QuickAction {
  label: string;
  /** Where it is done. */
  detail?: string;
  keywords: readonly string[];
  keys?: readonly string[];
  act: () => void;
}

/** In all languages, as people mix them. */
const KEYWORDS = {
  theme: ['theme', 'appearance', 'tema', 'pamja', 'görünüm', 'مظهر'],
  lock: ['switch person', 'PIN', 'ndërro', 'kilitle', 'kişi değiştir', 'قفل'],
  logOut: ['sign out', 'log off', 'dalje', 'çkyçu', 'oturumu kapat', 'خروج'],
  settings: ['language', 'scanner', 'gjuha', 'skaneri', 'dil', 'tarayıcı', 'اللغة', 'الماسح'],
  shortcuts: ['keys', 'hotkeys', 'help', 'ndihmë', 'yardım', 'مساعدة'],
};

/** What the person may do, on pages of areas and in the frame round them. */
export function useActions(
  registry: Registry | undefined,
  onOpen: (what: Floating) => void,
): QuickAction[] {
  const can = usePermissions();
  const navigate = useNavigate();
  const prefix = usePrefix();
  const onPages = registry ? searchableActions(registry, currentLanguage(), can) : [];
  const ofShell = useShellActions(onOpen);
  return [
    ...onPages.map(({ label, keywords, page, path }): QuickAction => ({
      label,
      detail: page,
      keywords,
      act: () => void navigate(`${prefix}${path}`),
    })),
    ...ofShell,
  ];
}

function useShellActions(onOpen: (what: Floating) => void): QuickAction[] {
  const { t } = useTranslation(['commands', 'shell']);
  const [theme, setTheme] = useTheme();
  const isTill = useIsSharedTill();
  const leave = useLeave();
  // A closing dialog gives the focus back; the next one takes it afterwards.
  const openNext = (what: Floating) => void setTimeout(() => onOpen(what));
  const other = theme === 'dark' ? 'light' : 'dark';
  const locking = {
    label: t('lock'),
    keywords: KEYWORDS.lock,
    keys: ['Ctrl', 'Shift', 'L'],
    act: lock,
  };
  return [
    { label: t(other), keywords: KEYWORDS.theme, act: () => setTheme(other) },
    ...(isTill ? [locking] : []),
    { label: t('shell:topBar.logOut'), keywords: KEYWORDS.logOut, act: leave },
    {
      label: t('shell:topBar.settings'),
      keywords: KEYWORDS.settings,
      act: () => openNext('settings'),
    },
    {
      label: t('title'),
      keywords: KEYWORDS.shortcuts,
      keys: ['?'],
      act: () => openNext('shortcuts'),
    },
  ];
}
