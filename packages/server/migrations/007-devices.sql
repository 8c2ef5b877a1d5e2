-- Devices on which somebody has signed in: the hash of the mark that was left there. Failed logins
-- with a mark are counted apart, so that a stranger's failures do not lock the shop out.
create table devices (
  mark_hash text not null,
  company_id bigint not null,
  user_id bigint not null,
  seen_at timestamptz(3) not null,
  primary key (mark_hash, company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index devices_of_user on devices (company_id, user_id);
create index devices_by_age on devices (seen_at);
