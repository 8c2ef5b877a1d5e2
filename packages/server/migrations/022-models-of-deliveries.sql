-- A delivery may hold several models. Each keeps a row with its product and prices; those that came
-- with the first one name it. To the release before, each is a delivery of its own.
alter table deliveries add column first_id bigint;
alter table deliveries
  add foreign key (company_id, first_id) references deliveries (company_id, id);
create index deliveries_of_first on deliveries (company_id, first_id) where first_id is not null;
