import { testLanguages } from '@backoffice/testing/texts';

testLanguages();
