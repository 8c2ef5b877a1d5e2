-- A till that goes on selling where there is no line. number: on its slips, never given twice.
-- last_slip: the highest counter that came in. waiting: sales that it said it still holds.
alter table shared_tills add column number smallint check (number between 1 and 999);
alter table shared_tills add column keeps_selling boolean not null default false;
alter table shared_tills add column last_slip integer not null default 0;
alter table shared_tills add column waiting integer not null default 0;
alter table shared_tills add check (number is not null or not keeps_selling);
create unique index shared_tills_by_number on shared_tills (company_id, number);

-- Who held a session at a till, and when the till asked for its terms: at most one an hour is kept.
create table till_confirmations (
  company_id bigint not null,
  shared_till_id bigint not null,
  user_id bigint not null,
  confirmed_at timestamptz(3) not null,
  primary key (company_id, shared_till_id, user_id, confirmed_at),
  foreign key (company_id, shared_till_id) references shared_tills (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);

-- Sales that a till made without a line. `sales.sold_at` is the moment of the sale, and
-- `sales.sold_on` the day on which it counts.
create table offline_sales (
  company_id bigint not null,
  sale_id bigint not null,
  shared_till_id bigint not null,
  slip integer not null,
  came_at timestamptz(3) not null,
  sent_by bigint not null,
  -- Why somebody has to settle it; empty where nobody has to.
  reasons text[] not null default '{}',
  settled_at timestamptz(3),
  settled_by bigint,
  note text not null default '',
  primary key (company_id, sale_id),
  foreign key (company_id, sale_id) references sales (company_id, id),
  foreign key (company_id, shared_till_id) references shared_tills (company_id, id),
  foreign key (company_id, sent_by) references users (company_id, id),
  foreign key (company_id, settled_by) references users (company_id, id),
  check ((settled_at is null) = (settled_by is null))
);
create index offline_sales_by_slip on offline_sales (company_id, shared_till_id, slip);
create index offline_sales_unsettled on offline_sales (company_id, sale_id)
  where settled_at is null and reasons <> '{}';

-- owed: the unit of this line was another sale's, or out, when the line was booked. The customer has
-- paid; the unit isn't this sale's until somebody settles it.
alter table sale_lines add column owed boolean not null default false;
create unique index sale_lines_of_unit on sale_lines (company_id, unit_id)
  where reversal_id is null and not owed;
drop index sale_lines_live;
create index sale_lines_owed on sale_lines (company_id, sale_id) where owed;

-- A server that knows no owed lines would take their units from the sale that has them.
alter table reversals add column owed boolean not null default false;
create function refuse_reversal_of_owed() returns trigger language plpgsql as $$
begin
  if not new.owed and exists (select from sale_lines
      where company_id = new.company_id and id = new.sale_line_id and owed)
  then
    raise exception 'line % is owed its unit, and its reversal does not say so', new.sale_line_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$$;
create trigger reversals_know_owed before insert on reversals
  for each row execute function refuse_reversal_of_owed();
