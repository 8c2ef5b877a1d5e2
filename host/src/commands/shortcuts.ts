import { currentLanguage } from '@backoffice/i18n';
import { usePermissions } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { useRegistry } from '../areas/registry/registry-store';
import { entriesOf } from '../navigation/entries';
import { useIsSharedTill } from '../session/lock/switch-person';

export interface Shortcut {
  /** Other keys that do the same stand beside them. */
  ways: (readonly string[])[];
  label: string;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: Shortcut[];
}

/** What keys do in the frame and in lists, then on the pages that the person may open. */
export function useShortcuts(): ShortcutGroup[] {
  const language = currentLanguage();
  const can = usePermissions();
  const common = useCommonShortcuts();
  const state = useRegistry();
  const entries = state.status === 'ready' ? entriesOf(state.registry) : [];
  const ofPages = entries
    .filter(({ route }) => route.shortcuts && can(route.requires))
    .map(({ route: { label, shortcuts = [] } }) => ({
      title: label[language],
      shortcuts: shortcuts.map((one) => ({ ways: [one.keys], label: one.label[language] })),
    }));
  return [...common, ...ofPages];
}

function useCommonShortcuts(): ShortcutGroup[] {
  const { t } = useTranslation('commands');
  const isTill = useIsSharedTill();
  return [
    {
      title: t('everywhere.title'),
      shortcuts: [
        { ways: [['/'], ['Mod', 'K']], label: t('everywhere.search') },
        { ways: [['?']], label: t('everywhere.shortcuts') },
        ...(isTill ? [{ ways: [['Ctrl', 'Shift', 'L']], label: t('everywhere.switch') }] : []),
        { ways: [['Esc']], label: t('everywhere.close') },
      ],
    },
    {
      title: t('lists.title'),
      shortcuts: [
        { ways: [['↓'], ['↑']], label: t('lists.move') },
        { ways: [['Home'], ['End']], label: t('lists.ends') },
        { ways: [['Space']], label: t('lists.tick') },
        { ways: [['Shift', 'Space']], label: t('lists.tickMore') },
        { ways: [['Enter']], label: t('lists.open') },
      ],
    },
    {
      title: t('tabs.title'),
      shortcuts: [{ ways: [['→'], ['←']], label: t('tabs.move') }],
    },
  ];
}
