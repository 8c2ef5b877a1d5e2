-- Hash of the link by which this session sees a preview instead of the served releases.
alter table sessions add column preview text;

-- What browsers of signed-in sessions told of each release of an area: page views and errors by the
-- minute. session: the beginning of the session's hash. Rows go after a day.
create table area_counts (
  company_id bigint not null references companies (id),
  area text not null,
  release text not null,
  session text not null,
  at timestamptz(3) not null,
  views integer not null default 0,
  errors integer not null default 0,
  primary key (company_id, area, release, session, at)
);
create index area_counts_by_time on area_counts (at);
