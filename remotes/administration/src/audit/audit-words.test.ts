import { AUDIT_KINDS, OTHER, SETTLE_REASONS } from '@backoffice/contracts';
import { AUDIT_KIND, SETTLE_REASON } from '@backoffice/contracts/words';

test('everything that the audit tells has words', () => {
  const keys = AUDIT_KINDS.map((kind) => kind.replace('.', '_'));
  expect(Object.keys(AUDIT_KIND).sort()).toEqual([...keys, OTHER].sort());
  expect(Object.keys(SETTLE_REASON).sort()).toEqual([...SETTLE_REASONS, OTHER].sort());
});
