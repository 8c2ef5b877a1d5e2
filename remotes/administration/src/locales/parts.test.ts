import { testTextsOfParts } from '@backoffice/testing';

import { area } from '../area';

testTextsOfParts('administration', area);
