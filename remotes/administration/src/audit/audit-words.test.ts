import { AUDIT_KINDS, OTHER } from '@backoffice/contracts';
import { AUDIT_KIND } from '@backoffice/contracts/words';

test('everything that the audit tells has words', () => {
  const keys = AUDIT_KINDS.map((kind) => kind.replace('.', '_'));
  expect(Object.keys(AUDIT_KIND).sort()).toEqual([...keys, OTHER].sort());
});
