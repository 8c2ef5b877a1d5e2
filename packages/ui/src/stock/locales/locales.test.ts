/// <reference types="node" />
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { testTexts } from '@backoffice/testing';

const REMOTES = join(__dirname, '../../../../../remotes');

testTexts(
  'stock:',
  readdirSync(REMOTES).map((area) => join(REMOTES, area, 'src')),
);
