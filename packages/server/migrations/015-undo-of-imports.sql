-- An import of many units is taken back in batches, when it is cancelled as when it is undone.
-- The last unit of it that was looked at, in the order of the ids.
alter table imports add column taken_to bigint not null default 0;
-- Null but for an applied one that is undone in batches: units that stay, because something else
-- happened to them since, or because nobody asked for them.
alter table imports add column stays jsonb;
