import { preference } from '../preferences/preference';

/** Dark is the specification's default; the operating system is not asked. */
export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export const theme = preference<Theme>('theme', THEMES);

/** Of the browser's own frame: the page's ground. */
const FRAME_COLOURS: Record<Theme, string> = { dark: '#171a29', light: '#f4f5fa' };

/** Light is the class `white-content` on the body. Bootstrap's colour mode goes with it. */
export function showTheme(shown: Theme): void {
  document.documentElement.dataset.bsTheme = shown;
  document.body.classList.toggle('white-content', shown === 'light');
  const frame = document.querySelector('meta[name=theme-color]');
  frame?.setAttribute('content', FRAME_COLOURS[shown]);
}
