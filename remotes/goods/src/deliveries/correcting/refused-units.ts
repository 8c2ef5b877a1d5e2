import { ApiError } from '@backoffice/api-client';
import type { DeliveredUnit } from '@backoffice/contracts';
import { unitName } from '@backoffice/ui/stock';

/** The units that a refusal names, in words; null where it is about something else. */
export function refusedUnits(error: unknown, units: readonly DeliveredUnit[]): string | null {
  const conflicts = error instanceof ApiError ? (error.conflicts ?? []) : [];
  if (conflicts.length === 0) return null;
  const byId = new Map(units.map((unit) => [unit.id, unitName(unit)]));
  return conflicts.map(({ id, code }) => byId.get(id) ?? code ?? `#${id}`).join(', ');
}
