import { directionOf, isLanguage } from '@backoffice/i18n';
import { useLayoutEffect, type ReactNode } from 'react';
import BootstrapThemeProvider from 'react-bootstrap/ThemeProvider';
import { useTranslation } from 'react-i18next';

import { usePreference, preference } from '../preferences/preference';

/** Dark is the specification's default; the operating system is not asked. */
const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

const theme = preference<Theme>('theme', THEMES);

/** Colours for the browser's own frame: those of the page's background. */
const FRAME_COLOURS: Record<Theme, string> = { dark: '#12141f', light: '#f4f5fa' };

/** Light is the class `white-content` on the body. Bootstrap's colour mode goes with it. */
function showTheme(shown: Theme): void {
  document.documentElement.dataset.bsTheme = shown;
  document.body.classList.toggle('white-content', shown === 'light');
  const frame = document.querySelector('meta[name=theme-color]');
  frame?.setAttribute('content', FRAME_COLOURS[shown]);
}

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
