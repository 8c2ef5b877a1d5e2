/**
 * The tables of a company's archive. Those that refer to others come before these: rows are added
 * while the archive is read, and so none refers to a row that is missing.
 */
export const COMPANY_TABLES = [
  'audit_events',
  'slip_prints',
  'held_baskets',
  'entry_parts',
  'till_entries',
  'till_movements',
  'closing_recounts',
  'closings',
  'till_periods',
  'article_quantities',
  'article_sales',
  'articles',
  'transaction_versions',
  'transactions',
  'transaction_subtypes',
  'count_scans',
  'counts',
  'sent_units',
  'shipments',
  'reversals',
  'returns',
  'sale_lines',
  'offline_sales',
  'sales',
  'movements',
  'product_codes',
  'joined_runs',
  'units',
  'imports',
  'delivery_changes',
  'deliveries',
  'outs',
  'operations',
  'products',
  'brands',
  'colors',
  'numbers',
  'specific_types',
  'shared_tills',
  'locations',
  'users',
  'company_settings',
  'companies',
] as const;
export type CompanyTable = (typeof COMPANY_TABLES)[number];

/**
 * Tables that are left out: those that say how data is kept rather than what it is, and those that
 * let somebody in.
 */
export const TABLES_LEFT_OUT = [
  'schema_migrations',
  'sessions',
  'devices',
  'second_factors',
  'recovery_codes',
  'till_confirmations',
  'pins',
  'invitations',
  'approvals',
  'login_attempts',
  'idempotency_keys',
  'counters',
  'count_devices',
  'price_previews',
  'monthly_figures',
  'import_chunks',
  'import_findings',
  'import_mappings',
  'stock_versions',
  'area_counts',
];

/** Columns that are left out: those by which rows are stored and compared, and secrets. */
const COLUMNS_LEFT_OUT = new Set([
  'company_id',
  'password_hash',
  'secret_hash',
  'demo_password',
  'email_key',
  'name_key',
  'code_key',
  'code_search',
  'article_number_key',
  'sort_key',
  'client_key',
  'scan_key',
  'file_hash',
  'headers_hash',
  'reading',
  'mapping',
  'consent',
  'claimed_by',
  'claimed_until',
]);

export const isLeftOut = (column: string): boolean => COLUMNS_LEFT_OUT.has(column);

/** Names of columns that an archive must never have, whatever a migration adds. */
export const SECRET = /hash|secret|token|password|_key$/;
