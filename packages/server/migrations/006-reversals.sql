-- What a reversal means is settled here, in one place, whoever records one: the unit is in stock
-- again where it was sold, its history says so, and the figures of the month count it out.
create function apply_reversal() returns trigger language plpgsql as $$
declare
  line sale_lines%rowtype;
  place bigint;
begin
  update sale_lines set reversal_id = new.id
    where company_id = new.company_id and id = new.sale_line_id and reversal_id is null
    returning * into strict line;
  update units set sale_id = null
    where company_id = new.company_id and id = line.unit_id
    returning location_id into place;
  insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id,
    to_location_id, price)
  values (new.company_id, line.unit_id, 'returned', new.happened_at, new.recorded_at, new.user_id,
    place, line.price);
  insert into monthly_figures as f (company_id, month, product_type, payment_type, sale_type,
    units, amount)
  values (new.company_id, date_trunc('month', new.happened_on)::date, line.product_type,
    line.payment_type, line.sale_type, -1, -line.price)
  on conflict (company_id, month, product_type, payment_type, sale_type)
  do update set units = f.units - 1, amount = f.amount + excluded.amount;
  return null;
end
$$;
create trigger reversals_apply after insert on reversals
  for each row execute function apply_reversal();
