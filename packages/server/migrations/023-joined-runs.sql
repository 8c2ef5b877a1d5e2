-- Products of one size each that became one product with all sizes. The units that moved, and what
-- they were before, are the movements of the operation.
create table joined_runs (
  company_id bigint not null references companies (id),
  operation_id bigint not null,
  -- What they became.
  product_id bigint not null,
  -- What they were.
  products jsonb not null,
  -- Supplier codes that came along: [{ "gtin", "product", "number" }], as they were before.
  codes jsonb not null,
  primary key (company_id, operation_id),
  foreign key (company_id, operation_id) references operations (company_id, id),
  foreign key (company_id, product_id) references products (company_id, id)
);
create trigger joined_runs_append_only before update or delete on joined_runs
  for each row execute function refuse_change();
