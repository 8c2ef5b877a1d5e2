import type { TFunction } from '@backoffice/i18n';

/** The order matters, because most browsers also name those that they descend from. */
const BROWSERS: [sign: RegExp, name: string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [sign: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const nameIn = (device: string, signs: [RegExp, string][]) =>
  signs.find(([sign]) => sign.test(device))?.[1];

/** What a browser calls itself, as people call it: "Chrome on Windows". */
export function deviceName(t: TFunction<'administration'>, device: string): string {
  const browser = nameIn(device, BROWSERS);
  const system = nameIn(device, SYSTEMS);
  if (browser && system) return t('sessions.browserOn', { browser, system });
  return browser ?? system ?? (device || t('sessions.unknownDevice'));
}
