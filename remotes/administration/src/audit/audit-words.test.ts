import { AUDIT_KINDS, OTHER } from '@backoffice/contracts';
import { wordsIn } from '@backoffice/contracts/words';

test('everything that the audit tells has words', () => {
  const keys = AUDIT_KINDS.map((kind) => kind.replace('.', '_'));
  expect(Object.keys(wordsIn('en').auditKind).sort()).toEqual([...keys, OTHER].sort());
});
