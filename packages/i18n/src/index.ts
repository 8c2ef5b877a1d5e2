export { CHOOSABLE_LANGUAGES, LANGUAGES, type Language } from '@backoffice/contracts';
export { default as i18next, type TFunction } from 'i18next';

export { formatDay, formatMoment } from './date-formats';
export {
  NO_VALUE,
  currentLocale,
  formatCompact,
  formatDifference,
  formatMoney,
  formatNumber,
} from './formats';
export {
  LANGUAGE_NAMES,
  currentLanguage,
  directionOf,
  isLanguage,
  type Direction,
} from './language';
export { centsOf, moneyOfCents, sumMoney, type MoneyValue } from './money';
export { addTexts, changeLanguage, initI18n } from './texts';
export { typedDay } from './typed-day';
export { isAmbiguous, typedCents, typedDecimal, typedWhole } from './typed-number';
