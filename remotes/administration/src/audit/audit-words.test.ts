import { AUDIT_KINDS, OTHER } from '@backoffice/contracts';

import english from '../locales/en.json';

test('everything that the audit tells has words', () => {
  const keys = AUDIT_KINDS.map((kind) => kind.replace('.', '_'));
  expect(Object.keys(english.audit.kinds).sort()).toEqual([...keys, OTHER].sort());
});
