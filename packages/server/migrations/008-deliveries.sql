-- A delivery is what arrives, a receipt the slip of a sale. Keys and checks follow their table; which
-- of them have names depends on the version of PostgreSQL.
alter table receipts rename to deliveries;
alter table units rename column receipt_id to delivery_id;
alter index receipts_of_product rename to deliveries_of_product;
alter sequence receipts_id_seq rename to deliveries_id_seq;

do $$
declare
  rule record;
begin
  for rule in
    select t.relname as holder, c.conname as name
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where t.relnamespace = cast(current_schema() as regnamespace)
      and t.relname in ('deliveries', 'units') and c.conname ~ 'receipt'
  loop
    execute format('alter table %I rename constraint %I to %I', rule.holder, rule.name,
      replace(replace(rule.name, 'receipts', 'deliveries'), 'receipt_id', 'delivery_id'));
  end loop;
end
$$;
