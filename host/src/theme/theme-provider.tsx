import { directionOf, isLanguage } from '@backoffice/i18n';
import { useLayoutEffect, type ReactNode } from 'react';
import BootstrapThemeProvider from 'react-bootstrap/ThemeProvider';
import { useTranslation } from 'react-i18next';

import { usePreference } from '../preferences/preference';
import { showTheme, theme, type Theme } from './theme';

/** Puts the chosen theme on the page, and tells Bootstrap's menus which way the page runs. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [shown] = useTheme();
  const { language } = useTranslation().i18n;
  useLayoutEffect(() => showTheme(shown), [shown]);
  return (
    <BootstrapThemeProvider dir={isLanguage(language) ? directionOf(language) : 'ltr'}>
      {children}
    </BootstrapThemeProvider>
  );
}

/** The theme on screen, and how to choose the other one; the choice is remembered. */
export const useTheme = (): [Theme, (chosen: Theme) => void] => [usePreference(theme), theme.set];
