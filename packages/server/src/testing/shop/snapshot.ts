import { sql } from 'kysely';

import type { Executor } from '../../db/database';

/** Every table that belongs to companies, but for what merely keeps sessions and retries going. */
const TABLES = [
  'approvals',
  'article_quantities',
  'article_sales',
  'articles',
  'audit_events',
  'brands',
  'closing_recounts',
  'closings',
  'colors',
  'companies',
  'company_settings',
  'count_devices',
  'count_scans',
  'counters',
  'counts',
  'deliveries',
  'delivery_changes',
  'devices',
  'entry_parts',
  'held_baskets',
  'import_chunks',
  'import_findings',
  'import_mappings',
  'imports',
  'invitations',
  'joined_runs',
  'locations',
  'monthly_figures',
  'movements',
  'numbers',
  'offline_sales',
  'operations',
  'offline_sales',
  'outs',
  'pins',
  'price_previews',
  'product_codes',
  'products',
  'recovery_codes',
  'returns',
  'reversals',
  'sale_lines',
  'sales',
  'second_factors',
  'sent_units',
  'shared_tills',
  'shipments',
  'slip_prints',
  'specific_types',
  'till_entries',
  'till_movements',
  'till_periods',
  'transaction_subtypes',
  'transaction_versions',
  'transactions',
  'units',
  'users',
] as const;

/** A company's rows by table, each as a count and a digest of all its values. */
export async function snapshot(
  db: Executor,
  companyId: number,
): Promise<Record<string, { count: number; digest: string | null }>> {
  const found: Awaited<ReturnType<typeof snapshot>> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ count: number; digest: string | null }>`
      select count(*), md5(string_agg(cast(t as text), '|' order by cast(t as text))) as digest
      from ${sql.table(table)} t
      where ${sql.ref(table === 'companies' ? 'id' : 'company_id')} = ${companyId}`.execute(db);
    found[table] = rows[0] as { count: number; digest: string | null };
  }
  return found;
}

/** Rows that are made once and then changed, or replaced. */
const KEPT = new Set([
  'company_settings',
  'counters',
  'devices',
  'entry_parts',
  'held_baskets',
  'monthly_figures',
  'pins',
  'recovery_codes',
  'second_factors',
  'till_periods',
]);

/** How many rows each table has more than before. */
export function growth(
  before: Awaited<ReturnType<typeof snapshot>>,
  after: Awaited<ReturnType<typeof snapshot>>,
): Record<string, number> {
  const grown = TABLES.map((table) => {
    const more = (after[table]?.count ?? 0) - (before[table]?.count ?? 0);
    return [table, more] as const;
  });
  return Object.fromEntries(grown.filter(([table, more]) => more !== 0 && !KEPT.has(table)));
}
