import type { Other, Rights } from '@backoffice/contracts';
import { PERSON_STATE, RIGHTS } from '@backoffice/contracts/words';
import { currentLanguage } from '@backoffice/i18n';

// Only this area shows them, so that the others needn't load them with their words.

export const rightsName = (rights: Rights | Other): string => RIGHTS[rights][currentLanguage()];

export const personStateName = (state: keyof typeof PERSON_STATE): string =>
  PERSON_STATE[state][currentLanguage()];
