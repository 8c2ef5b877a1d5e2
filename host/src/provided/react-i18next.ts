/**
 * Takes the place of `react-i18next` in the page: without its two parsers of markup in texts, which
 * every visitor would load and no area uses. Imports it by path, since its name means this file.
 */
export {
  getI18n,
  I18nContext,
  I18nextProvider,
  initReactI18next,
  Translation,
  useTranslation,
  withTranslation,
} from '../../node_modules/react-i18next';
