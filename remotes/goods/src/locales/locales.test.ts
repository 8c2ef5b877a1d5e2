import { testTexts } from '@backoffice/testing';

testTexts();
